Feature: Whether a payment has arrived

  Scenario: It is opened
    Then it begins like this
      | a page of a payment begins       | not checked yet |
      | or a page of an extension begins |                 |

  Scenario: Not checked yet
    The borrower is looking at the code.
    Then this happens
      | the page looks whether the payment arrived | the order is looked at |

  Scenario: The order is looked at
    Then this happens
      | the backend has received a part, when a part has arrived            | the backend has a part of it, and asks for the rest |
      | the backend asks for the next instalment, when all has arrived      | the backend has the payment                         |
      | or the due date has moved                                           | it ends                                             |
      | or the order is settled                                             |                                                     |
      | the backend has received nothing yet                                | the backend does not have it yet                    |
      | or the backend does not say                                         |                                                     |
      | or the backend has received a part, unless a part has arrived       |                                                     |
      | or the backend asks for the next instalment, unless all has arrived |                                                     |
      | the backend refuses                                                 | the order could not be looked at                    |
      | or the connection is cut                                            |                                                     |
      | or 1 minute passes: the request timed out                           |                                                     |
    But nothing happens
      | the page looks whether the payment arrived |

  Scenario: The backend has a part of it, and asks for the rest
    Then this happens
      | the page looks whether the payment arrived | the order is looked at |

  Scenario: The backend does not have it yet
    Then this happens
      | the page looks whether the payment arrived | the order is looked at |

  Scenario: The order could not be looked at
    Then this happens
      | the page looks whether the payment arrived | the order is looked at |
