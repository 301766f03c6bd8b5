Feature: Choosing a card to repay with

  Scenario: It is opened
    Then it begins like this
      | Choosing a card to repay with is opened | the page is loading |

  Scenario: In every state
    Then this happens
      | a check finds it done (checked, taken, of old release) | the order opens                 |
      | a check finds it done (code sent)                      | the page to repay by card opens |
      | a check finds it done (wallet, code)                   | the backend's link is opened    |
    But nothing happens
      | the borrower chooses a card that is not among them |

  Scenario: The page is loading
    Then this happens
      | the backend names the cards               | the cards show                                               |
      | the backend refuses                       | the page shows the backend's message about the refusal       |
      |                                           | a toast says the backend's message: "Not possible today"     |
      | the connection is cut                     | the page could not be loaded because there was no connection |
      |                                           | a toast says "Something went wrong. Please try again."       |
      | the backend's response cannot be parsed   | the page could not be loaded                                 |
      | or 1 minute passes: the request timed out | a toast says "Something went wrong. Please try again."       |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this happens
      | the borrower taps "Try again"          | the page is loading |
      | or the connection comes back           |                     |
      | or the borrower comes back to the page |                     |

  Scenario: The page shows the backend's message about the refusal
    Its message stays on the page.
    Then this happens
      | the borrower opens the order | the order opens        |
      | the borrower contacts us     | customer service opens |

  Scenario: The cards show
    Then this happens
      | the borrower chooses a card                   | the card is marked                              |
      | the borrower goes on, when a card is chosen   | the choice is kept for the other pages          |
      |                                               | the page to repay by card opens                 |
      | the borrower goes on, unless a card is chosen | a toast says "Please choose a bank card first." |
    But nothing happens
      | the borrower chooses a card that is not among them |

  Scenario: Everywhere else
    But nothing happens
      | the borrower chooses a card         |
      | the borrower goes on                |
      | the connection comes back           |
      | the borrower comes back to the page |
