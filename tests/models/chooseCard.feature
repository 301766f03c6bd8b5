Feature: Choosing a card to repay with

  Scenario: It is opened
    Then this is how it begins
      | Choosing a card to repay with is opened | the page is loading |

  Scenario: Wherever it is
    Then this is what comes of it
      | a check finds it done | the order opens |
    But nothing comes of it
      | the borrower chooses a card that is not among them |

  Scenario: The page is loading
    Then this is what comes of it
      | the lender names the cards                   | the cards show                                               |
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
      | the borrower opens the order | the order opens        |
      | the borrower contacts us     | customer service opens |

  Scenario: The cards show
    Then this is what comes of it
      | the borrower chooses a card                   | the card is marked                              |
      | the borrower goes on, when a card is chosen   | the choice is kept for the other pages          |
      |                                               | the page to repay by card opens                 |
      | the borrower goes on, unless a card is chosen | a toast says "Please choose a bank card first." |
    But nothing comes of it
      | the borrower chooses a card that is not among them |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | the borrower chooses a card         |
      | the borrower goes on                |
      | the connection comes back           |
      | the borrower comes back to the page |
