Feature: Choosing a card to repay with

  Scenario: It is opened
    Then this is how it begins
      | the page is opened                                             | the page is loading |
      | or the page is opened, and an earlier payment has no known end |                     |

  Scenario: The page is loading
    Then this is what comes of it
      | the lender names the cards, when an earlier payment has no known end | nobody knows how an earlier payment ended, and the borrower is told |
      |                                                                      |   so                                                                |
      | the lender names the cards, unless an earlier payment has no known   | the cards show                                                      |
      |   end                                                                |                                                                     |
      | the lender says no, when an earlier payment has no known end         | the page shows why the lender refused, in the lender's words        |
      |                                                                      | the borrower is told that nobody knows how something earlier ended  |
      |                                                                      | a toast says what the lender says: "Not possible today"             |
      | the lender says no, unless an earlier payment has no known end       | the page shows why the lender refused, in the lender's words        |
      |                                                                      | nothing is open, or the borrower was told of it                     |
      |                                                                      | a toast says what the lender says: "Not possible today"             |
      | the connection is cut, when an earlier payment has no known end      | the page could not be loaded, for there was no connection           |
      |                                                                      | the borrower is told that nobody knows how something earlier ended  |
      |                                                                      | a toast says "Something went wrong. Please try again."              |
      | the connection is cut, unless an earlier payment has no known end    | the page could not be loaded, for there was no connection           |
      |                                                                      | nothing is open, or the borrower was told of it                     |
      |                                                                      | a toast says "Something went wrong. Please try again."              |
      | when an earlier payment has no known end:                            | the page could not be loaded                                        |
      |   the lender answers what nobody can read                            | the borrower is told that nobody knows how something earlier ended  |
      |   or 1 minute passes: the lender took too long                       | a toast says "Something went wrong. Please try again."              |
      | unless an earlier payment has no known end:                          | the page could not be loaded                                        |
      |   the lender answers what nobody can read                            | nothing is open, or the borrower was told of it                     |
      |   or 1 minute passes: the lender took too long                       | a toast says "Something went wrong. Please try again."              |
    But nothing comes of it
      | the borrower comes back, and something is open whose end nobody knows |
      | the borrower chooses a card that is not among them                    |
      | the borrower goes back                                                |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this is what comes of it
      | the borrower taps "Try again"                                      | the page is loading |
      | or the connection comes back                                       |                     |
      | or the borrower comes back to the page                             |                     |
      | or the borrower comes back, and something is open whose end nobody |                     |
      |   knows                                                            |                     |

  Scenario: The page shows why the lender refused, in the lender's words
    Then this is what comes of it
      | the borrower opens the order | the order opens        |
      | the borrower contacts us     | customer service opens |

  Scenario: The borrower is told that nobody knows how something earlier ended
    Then this is what comes of it
      | the borrower goes back                        | the dialog decides                              |
      | the dialog ends with "Try again"              | nothing is open, or the borrower was told of it |
      | or the dialog ends with another way           |                                                 |
      | or the dialog ends with "Leave it for now"    |                                                 |
      | or the dialog breaks                          |                                                 |
      | the dialog ends because it was done after all | nothing is open, or the borrower was told of it |
      |                                               | the order opens                                 |

  Scenario: Nothing is open, or the borrower was told of it
    But nothing comes of it
      | the borrower goes back |

  Scenario: Nobody knows how an earlier payment ended, and the borrower is told so
    Then this is what comes of it
      | the borrower goes back                        | the dialog decides |
      | the dialog ends with "Try again"              | the cards show     |
      | or the dialog ends with another way           |                    |
      | or the dialog ends with "Leave it for now"    |                    |
      | or the dialog breaks                          |                    |
      | the dialog ends because it was done after all | the cards show     |
      |                                               | the order opens    |
    But nothing comes of it
      | the borrower comes back, and something is open whose end nobody knows |
      | the borrower chooses a card that is not among them                    |

  Scenario: The cards show
    Then this is what comes of it
      | the borrower comes back, and something is open whose end nobody | nobody knows how an earlier payment ended, and the borrower is told |
      |   knows                                                         |   so                                                                |
      | the borrower chooses a card                                     | the card is marked                                                  |
      | the borrower goes on, when a card is chosen                     | the choice is kept for the other pages                              |
      |                                                                 | the page to repay by card opens                                     |
      | the borrower goes on, unless a card is chosen                   | a toast says "Please choose a bank card first."                     |
    But nothing comes of it
      | the borrower comes back to the page                |
      | the borrower chooses a card that is not among them |
      | the borrower goes back                             |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | the connection comes back           |
      | the borrower comes back to the page |
      | the borrower chooses a card         |
      | the borrower goes on                |
