Feature: Whether a payment has arrived

  Scenario: It is opened
    Then it begins like this
      | a page of a payment begins                             | nothing to say                                       |
      | or a page of an extension begins                       |                                                      |
      | a page of a code begins that may have been paid before | the page shows the code while the order is looked at |
      |                                                        | the order is looked at                               |

  Scenario: The page shows the code while the order is looked at
    Only what has arrived is said.
    Then this happens
      | the backend has received nothing yet                               | nothing to say                                      |
      | or the backend does not say                                        |                                                     |
      | or the backend sends an unknown status and payments that cannot be |                                                     |
      |   read                                                             |                                                     |
      | or the backend refuses                                             |                                                     |
      | or the connection is cut                                           |                                                     |
      | or 1 minute passes: the request timed out                          |                                                     |
      | the backend says that nothing is owed any more                     | the backend has the payment                         |
      | or the backend lists the payment for the code                      | it ends                                             |
      | or the order is settled                                            |                                                     |
      | the backend has received a part                                    | the backend has a part of it, and asks for the rest |
      |                                                                    | parent receives 'part arrived'                      |
    But nothing happens
      | the page looks whether the payment arrived |

  Scenario: Nothing to say
    The borrower is looking at the code.
    Then this happens
      | the page looks whether the payment arrived | the order is looked at, because the borrower or the connection is |
      |                                            |   back                                                            |
      |                                            | the order is looked at                                            |

  Scenario: The order is looked at, because the borrower or the connection is back
    Then this happens
      | the backend has received nothing yet                               | the backend does not have it yet                    |
      | or the backend does not say                                        |                                                     |
      | or the backend sends an unknown status and payments that cannot be |                                                     |
      |   read                                                             |                                                     |
      | the backend says that nothing is owed any more                     | the backend has the payment                         |
      | or the backend lists the payment for the code                      | it ends                                             |
      | or the order is settled                                            |                                                     |
      | or the backend has received a part, when all has arrived           |                                                     |
      | the backend has received a part, unless all has arrived            | the backend has a part of it, and asks for the rest |
      |                                                                    | parent receives 'part arrived'                      |
      | the backend refuses                                                | the order could not be looked at                    |
      | or the connection is cut                                           |                                                     |
      | or 1 minute passes: the request timed out                          |                                                     |
    But nothing happens
      | the page looks whether the payment arrived |

  Scenario: The backend has a part of it, and asks for the rest
    Then this happens
      | the page looks whether the payment arrived | the order is looked at, because the borrower or the connection is |
      |                                            |   back                                                            |
      |                                            | the order is looked at                                            |

  Scenario: The backend does not have it yet
    Then this happens
      | the page looks whether the payment arrived | the order is looked at, because the borrower or the connection is |
      |                                            |   back                                                            |
      |                                            | the order is looked at                                            |

  Scenario: The order could not be looked at
    Then this happens
      | the page looks whether the payment arrived | the order is looked at, because the borrower or the connection is |
      | or the connection comes back               |   back                                                            |
      |                                            | the order is looked at                                            |

  Scenario: Everywhere else
    But nothing happens
      | the connection comes back |
