Feature: Choosing what a complaint is about

  Scenario: It is opened
    Then this is how it begins
      | the page is opened                                               | the page is loading |
      | or the page is opened, and a draft is kept                       |                     |
      | or the page is opened after a complaint was sent                 |                     |
      | or the page is opened, and the kept draft is not allowed for its |                     |
      |   order                                                          |                     |

  Scenario: Wherever it is
    Then this is what comes of it
      | the borrower taps "My complaints"     | the list of complaints opens |
      | the borrower taps "Contact us"        | customer service opens       |
      | the borrower taps "See the complaint" | the complaint opens          |

  Scenario: The page is loading
    Then this is what comes of it
      | the lender names the types, and the order is overdue             | the card of one order shows                                  |
      | or the lender names the types, and the order is only applied for | the types of complaint show                                  |
      | or the lender names the types, and no order is chosen            |                                                              |
      | or the lender names the types, and there is no order             |                                                              |
      | or the lender names the types, and no sub-types                  |                                                              |
      | the lender says no                                               | the page shows why the lender refused, in the lender's words |
      |                                                                  | a toast says what the lender says: "Not possible today"      |
      | the connection is cut                                            | the page could not be loaded, for there was no connection    |
      |                                                                  | a toast says "Something went wrong. Please try again."       |
      | the lender answers what nobody can read                          | the page could not be loaded                                 |
      | or 1 minute passes: the lender took too long                     | a toast says "Something went wrong. Please try again."       |
    But nothing comes of it
      | the connection comes back           |
      | the borrower comes back to the page |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this is what comes of it
      | the borrower taps "Try again"          | the page is loading |
      | or the connection comes back           |                     |
      | or the borrower comes back to the page |                     |

  Scenario: The page shows
    Then this is what comes of it
      | the borrower taps "Continue", when collection is not possible for   | a toast says "You cannot complain about collection for this order." |
      |   this order                                                        |                                                                     |
      | the borrower taps "Continue", unless collection is not possible for | the page to write the complaint opens                               |
      |   this order                                                        |                                                                     |

  Scenario: The card of one order shows
    Then this is what comes of it
      | the borrower taps "All" | all orders show, to choose from |

  Scenario: All orders show, to choose from
    Then this is what comes of it
      | the borrower taps "All"                                   | the card of one order shows          |
      | the borrower chooses an overdue order                     | the card of one order shows          |
      | or the borrower chooses an order that is only applied for | the choice is kept for the next page |

  Scenario: The types of complaint show
    Then this is what comes of it
      | the borrower chooses the type "collection", when collection is not | a toast says "You cannot complain about collection for this order." |
      |   possible for this order                                          |                                                                     |
      | the borrower chooses the type "collection", else when the type has | collection was picked                                               |
      |   sub-types                                                        |                                                                     |
      | the borrower chooses the type "collection", otherwise              | the page to write the complaint opens                               |
      | or the borrower chooses the type "fees"                            |                                                                     |
    But nothing comes of it
      | the borrower chooses the sub-type "threats" |

  Scenario: Collection was picked
    Its sub-types show under it.
    Then this is what comes of it
      | the borrower chooses the type "collection"                | the types of complaint show           |
      | the borrower chooses the type "fees"                      | the page to write the complaint opens |
      | or the borrower chooses the sub-type "threats"            |                                       |
      | the borrower chooses an overdue order                     | the types of complaint show           |
      | or the borrower chooses an order that is only applied for | the choice is kept for the next page  |
