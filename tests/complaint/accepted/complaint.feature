Feature: Choosing what a complaint is about

  Scenario: It is opened
    Then it begins like this
      | the page is opened                                               | the page is loading |
      | or the page is opened, and a draft is kept                       |                     |
      | or the page is opened after a complaint was sent                 |                     |
      | or the page is opened, and the kept draft is not allowed for its |                     |
      |   order                                                          |                     |

  Scenario: In every state
    Then this happens
      | the borrower taps "My complaints"     | the list of complaints opens |
      | the borrower taps "Contact us"        | customer service opens       |
      | the borrower taps "See the complaint" | the complaint opens          |

  Scenario: The page is loading
    Then this happens
      | the backend names the types, and the order is overdue             | the card of one order shows                                  |
      | or the backend names the types, and the order is only applied for | the types of complaint show                                  |
      | or the backend names the types, and no order is chosen            |                                                              |
      | or the backend names the types, and there is no order             |                                                              |
      | or the backend names the types, and no sub-types                  |                                                              |
      | or the backend names no type                                      |                                                              |
      | the backend refuses                                               | the page shows the backend's message about the refusal       |
      |                                                                   | a toast says the backend's message: "Not possible today"     |
      | the connection is cut                                             | the page could not be loaded because there was no connection |
      |                                                                   | a toast says "Something went wrong. Please try again."       |
      | the backend's response cannot be parsed                           | the page could not be loaded                                 |
      | or 1 minute passes: the request timed out                         | a toast says "Something went wrong. Please try again."       |
    But nothing happens
      | the connection comes back           |
      | the borrower comes back to the page |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this happens
      | the borrower taps "Try again"          | the page is loading |
      | or the connection comes back           |                     |
      | or the borrower comes back to the page |                     |

  Scenario: The page shows
    Then this happens
      | the borrower taps "Continue", when collection is not possible for   | a toast says "You cannot complain about collection for this loan." |
      |   this order                                                        |                                                                    |
      | the borrower taps "Continue", unless collection is not possible for | the page to write the complaint opens                              |
      |   this order                                                        |                                                                    |

  Scenario: The card of one order shows
    Then this happens
      | the borrower taps "All" | all orders show, to choose from |

  Scenario: All orders show, to choose from
    Then this happens
      | the borrower taps "All"                                   | the card of one order shows          |
      | the borrower chooses an overdue order                     | the card of one order shows          |
      | or the borrower chooses an order that is only applied for | the choice is kept for the next page |

  Scenario: The types of complaint show
    Then this happens
      | the borrower chooses the type "collection", when collection is not | a toast says "You cannot complain about collection for this loan." |
      |   possible for this order                                          |                                                                    |
      | the borrower chooses the type "collection", else when the type has | collection was picked                                              |
      |   sub-types                                                        |                                                                    |
      | the borrower chooses the type "collection", otherwise              | the page to write the complaint opens                              |
      | or the borrower chooses the type "fees"                            |                                                                    |
    But nothing happens
      | the borrower chooses the sub-type "threats"        |
      | the borrower chooses the sub-type "calls at night" |

  Scenario: Collection was picked
    Its sub-types show under it.
    Then this happens
      | the borrower chooses the type "collection"                | the types of complaint show           |
      | the borrower chooses the type "fees"                      | the page to write the complaint opens |
      | or the borrower chooses the sub-type "threats"            |                                       |
      | or the borrower chooses the sub-type "calls at night"     |                                       |
      | the borrower chooses an overdue order                     | the types of complaint show           |
      | or the borrower chooses an order that is only applied for | the choice is kept for the next page  |
