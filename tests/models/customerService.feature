Feature: Customer service

  Scenario: It is opened
    Then this is how it begins
      | the page is opened                                                | the page is loading |
      | or the page is opened in an app that knows no phone number of its |                     |
      |   own                                                             |                     |

  Scenario: The page is loading
    Then this is what comes of it
      | the lender gives a phone number and a mail address | the ways to reach the lender show                            |
      | or the lender gives a mail address alone           |                                                              |
      | or the lender gives no way to be reached           |                                                              |
      | the lender says no                                 | the page shows why the lender refused, in the lender's words |
      |                                                    | a toast says what the lender says: "Not possible today"      |
      | the connection is cut                              | the page could not be loaded, for there was no connection    |
      |                                                    | a toast says "Something went wrong. Please try again."       |
      | the lender answers what nobody can read            | the page could not be loaded                                 |
      | or 1 minute passes: the lender took too long       | a toast says "Something went wrong. Please try again."       |
    But nothing comes of it
      | the borrower calls customer service |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this is what comes of it
      | the borrower taps "Try again"                                     | the page is loading        |
      | or the connection comes back                                      |                            |
      | or the borrower comes back to the page                            |                            |
      | the borrower calls customer service, when there is a phone number | the phone calls the number |
    But nothing comes of it
      | the borrower calls customer service, unless there is a phone number |

  Scenario: The ways to reach the lender show
    Then this is what comes of it
      | the borrower calls customer service, when there is a phone number | the phone calls the number |
    But nothing comes of it
      | the borrower calls customer service, unless there is a phone number |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | the borrower taps "Try again"       |
      | the connection comes back           |
      | the borrower comes back to the page |
