Feature: My complaints

  Scenario: It is opened
    Then this is how it begins
      | the page is opened | the page is loading |

  Scenario: The page is loading
    Then this is what comes of it
      | the lender names complaints under two tabs   | the complaints show under their tabs                         |
      | or the lender names no complaint             |                                                              |
      | the lender says no                           | the page shows why the lender refused, in the lender's words |
      |                                              | a toast says what the lender says: "Not possible today"      |
      | the connection is cut                        | the page could not be loaded, for there was no connection    |
      |                                              | a toast says "Something went wrong. Please try again."       |
      | the lender answers what nobody can read      | the page could not be loaded                                 |
      | or 1 minute passes: the lender took too long | a toast says "Something went wrong. Please try again."       |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this is what comes of it
      | the borrower taps "Try again"          | the page is loading |
      | or the connection comes back           |                     |
      | or the borrower comes back to the page |                     |

  Scenario: The page shows why the lender refused, in the lender's words
    Then this is what comes of it
      | the borrower contacts us | customer service opens |

  Scenario: The complaints show under their tabs
    Then this is what comes of it
      | when it is in the list:                      | the tab is chosen   |
      |   the borrower chooses the tab "in progress" |                     |
      |   or the borrower chooses the tab "answered" |                     |
      | the borrower opens a complaint               | the complaint opens |
    But nothing comes of it
      | unless it is in the list:                    |
      |   the borrower chooses the tab "in progress" |
      |   the borrower chooses the tab "answered"    |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | the borrower chooses the tab "in progress" |
      | the borrower chooses the tab "answered"    |
      | the borrower contacts us                   |
      | the borrower taps "Try again"              |
      | the connection comes back                  |
      | the borrower comes back to the page        |
