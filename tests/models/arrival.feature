Feature: Whether a payment has arrived

  Scenario: It is opened
    Then this is how it begins
      | a page of a payment begins       | nobody has looked yet |
      | or a page of an extension begins |                       |

  Scenario: Nobody has looked yet
    The borrower has the code in front of him.
    Then this is what comes of it
      | the page looks whether the payment arrived | the order is looked at |

  Scenario: The order is looked at
    Then this is what comes of it
      | the lender has a part of it, when a part has arrived               | the lender has a part of it, and still asks for the rest |
      | the lender asks for the next instalment, when all has arrived      | the lender has the payment                               |
      | or the due date has moved                                          |                                                          |
      | or the order is settled                                            |                                                          |
      | the lender has nothing of it yet                                   | the lender does not have it so far                       |
      | or the lender does not say                                         |                                                          |
      | or the lender has a part of it, unless a part has arrived          |                                                          |
      | or the lender asks for the next instalment, unless all has arrived |                                                          |
      | the lender says no                                                 | the order could not be looked at                         |
      | or the connection is cut                                           |                                                          |
      | or 1 minute passes: the lender took too long                       |                                                          |
    But nothing comes of it
      | the page looks whether the payment arrived |

  Scenario: The lender has the payment
    Then this is what comes of it
      | the page looks whether the payment arrived | the order is looked at |

  Scenario: The lender has a part of it, and still asks for the rest
    Then this is what comes of it
      | the page looks whether the payment arrived | the order is looked at |

  Scenario: The lender does not have it so far
    Then this is what comes of it
      | the page looks whether the payment arrived | the order is looked at |

  Scenario: The order could not be looked at
    Then this is what comes of it
      | the page looks whether the payment arrived | the order is looked at |
