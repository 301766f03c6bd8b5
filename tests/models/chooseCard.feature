Feature: Choosing a card to repay with

  Scenario: It is opened
    Then this is how it begins
      | the page is opened | the page is loading |

  Scenario: The page is loading
    Then this is what comes of it
      | the lender names the cards                   | the cards show                                            |
      | the lender says no                           | the page could not be loaded                              |
      |                                              | a toast says what the lender says: "Not possible today"   |
      | the connection is cut                        | the page could not be loaded, for there was no connection |
      |                                              | a toast says "Something went wrong. Please try again."    |
      | the lender answers what nobody can read      | the page could not be loaded                              |
      | or 1 minute passes: the lender took too long | a toast says "Something went wrong. Please try again."    |
    But nothing comes of it
      | the borrower taps "Try again"                                         |
      | the connection comes back                                             |
      | the borrower comes back to the page                                   |
      | the borrower comes back, and something is open whose end nobody knows |
      | the borrower chooses a card                                           |
      | the borrower chooses a card that is not among them                    |
      | the borrower goes on                                                  |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this is what comes of it
      | the borrower taps "Try again"                               | the page is loading |
      | or the connection comes back                                |                     |
      | or the borrower comes back to the page                      |                     |
      | or the borrower comes back, and something is open whose end |                     |
      |   nobody knows                                              |                     |

  Scenario: The page could not be loaded
    But nothing comes of it
      | the borrower chooses a card                        |
      | the borrower chooses a card that is not among them |
      | the borrower goes on                               |

  Scenario: The page could not be loaded, for there was no connection
    The page goes on by itself when it is back.
    But nothing comes of it
      | the borrower chooses a card                        |
      | the borrower chooses a card that is not among them |
      | the borrower goes on                               |

  Scenario: The cards show
    Then this is what comes of it
      | the borrower chooses a card                   | the card is marked                              |
      | the borrower goes on, unless a card is chosen | a toast says "Please choose a bank card first." |
      | the borrower goes on, when a card is chosen   | the choice is kept for the other pages          |
      |                                               | the page to repay by card opens                 |
    But nothing comes of it
      | the borrower chooses a card that is not among them                    |
      | the borrower taps "Try again"                                         |
      | the connection comes back                                             |
      | the borrower comes back to the page                                   |
      | the borrower comes back, and something is open whose end nobody knows |
