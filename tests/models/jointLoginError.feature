Feature: A product that could not be opened

  Scenario: It is opened
    Then this is how it begins
      | the page is opened                      | the page is loading |
      | or the list of products alone is opened |                     |

  Scenario: The page is loading
    Then this is what comes of it
      | the lender says why                                                  | the notice, the error and the products                       |
      | or the lender has nothing to say, when there is something to show    |                                                              |
      |   all the same                                                       |                                                              |
      | the lender has nothing to say, unless there is something to show all | the page could not be loaded                                 |
      |   the same                                                           |                                                              |
      | the lender says no                                                   | the page shows why the lender refused, in the lender's words |
      |                                                                      | a toast says what the lender says: "Not possible today"      |
      | the connection is cut                                                | the page could not be loaded, for there was no connection    |
      |                                                                      | a toast says "Something went wrong. Please try again."       |
      | the lender answers what nobody can read                              | the page could not be loaded                                 |
      | or 1 minute passes: the lender took too long                         | a toast says "Something went wrong. Please try again."       |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this is what comes of it
      | the borrower taps "Try again"          | the page is loading |
      | or the connection comes back           |                     |
      | or the borrower comes back to the page |                     |

  Scenario: The page shows why the lender refused, in the lender's words
    Then this is what comes of it
      | the borrower contacts us | customer service opens |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | the borrower contacts us            |
      | the connection comes back           |
      | the borrower comes back to the page |
