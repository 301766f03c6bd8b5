Feature: Repaying by card or e-wallet

  Scenario: It is opened
    Then this is how it begins
      | the page is opened with a chosen card                           | the page is loading |
      | or the page is opened                                           |                     |
      | or the page is opened, and a repayment by code has no known end |                     |
      | or the page is opened, and an e-wallet payment has no known end |                     |
      | or the page is opened, and another order has something open     |                     |

  Scenario: The page is loading
    Then this is what comes of it
      | when an earlier payment has no known end:                         | nobody knows how an earlier payment ended, and the borrower is told |
      |   the lender offers cards and the e-wallet                        |   so                                                                |
      |   or the lender says that nothing is to be paid                   |                                                                     |
      |   or the lender offers cards alone                                |                                                                     |
      | unless an earlier payment has no known end:                       | the ways to repay show                                              |
      |   the lender offers cards and the e-wallet                        |                                                                     |
      |   or the lender says that nothing is to be paid                   |                                                                     |
      |   or the lender offers cards alone                                |                                                                     |
      | the lender says no, when an earlier payment has no known end      | the page shows why the lender refused, in the lender's words        |
      |                                                                   | the borrower is told that nobody knows how something earlier ended  |
      |                                                                   | a toast says what the lender says: "Not possible today"             |
      | the lender says no, unless an earlier payment has no known end    | the page shows why the lender refused, in the lender's words        |
      |                                                                   | nothing is open, or the borrower was told of it                     |
      |                                                                   | a toast says what the lender says: "Not possible today"             |
      | the connection is cut, when an earlier payment has no known end   | the page could not be loaded, for there was no connection           |
      |                                                                   | the borrower is told that nobody knows how something earlier ended  |
      |                                                                   | a toast says "Something went wrong. Please try again."              |
      | the connection is cut, unless an earlier payment has no known end | the page could not be loaded, for there was no connection           |
      |                                                                   | nothing is open, or the borrower was told of it                     |
      |                                                                   | a toast says "Something went wrong. Please try again."              |
      | when an earlier payment has no known end:                         | the page could not be loaded                                        |
      |   the lender answers what nobody can read                         | the borrower is told that nobody knows how something earlier ended  |
      |   or 1 minute passes: the lender took too long                    | a toast says "Something went wrong. Please try again."              |
      | unless an earlier payment has no known end:                       | the page could not be loaded                                        |
      |   the lender answers what nobody can read                         | nothing is open, or the borrower was told of it                     |
      |   or 1 minute passes: the lender took too long                    | a toast says "Something went wrong. Please try again."              |
    But nothing comes of it
      | the borrower comes back to the page                                   |
      | the borrower comes back, and something is open whose end nobody knows |
      | the borrower asks to see the order                                    |
      | the borrower goes back                                                |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this is what comes of it
      | the borrower taps "Try again"                                      | the page is loading |
      | or the connection comes back                                       |                     |
      | or the borrower comes back to the page                             |                     |
      | or the borrower comes back, and something is open whose end nobody |                     |
      |   knows                                                            |                     |

  Scenario: The page could not be loaded
    But nothing comes of it
      | the borrower asks to see the order |

  Scenario: The page could not be loaded, for there was no connection
    The page goes on by itself when it is back.
    But nothing comes of it
      | the borrower asks to see the order |

  Scenario: The page shows why the lender refused, in the lender's words
    Then this is what comes of it
      | the borrower asks to see the order | the order opens        |
      | the borrower contacts us           | customer service opens |

  Scenario: The borrower is told that nobody knows how something earlier ended
    Then this is what comes of it
      | the borrower goes back                        | the dialog decides                              |
      | the dialog ends with "Try again"              | nothing is open, or the borrower was told of it |
      | or the dialog ends with another way           |                                                 |
      | or the dialog ends with "Leave it for now"    |                                                 |
      | or the dialog breaks                          |                                                 |
      | the dialog ends because it was done after all | the repayment was taken                         |
      |                                               | what was open is settled                        |
      |                                               | the order opens                                 |

  Scenario: Nothing is open, or the borrower was told of it
    But nothing comes of it
      | the borrower goes back |

  Scenario: The ways to repay show, being loaded anew or not
    Then this is what comes of it
      | the borrower comes back, and something is open whose end nobody      | nobody knows how an earlier payment ended, and the borrower is told |
      |   knows                                                              |   so                                                                |
      | the borrower asks to choose a card                                   | the page to choose a card opens                                     |
      | the borrower asks to repay, when something is to be paid             | the repayment is asked for, and back waits                          |
      | the borrower asks for the e-wallet, when something is to be paid and | the e-wallet is asked for, and back waits                           |
      |   the lender offers the e-wallet                                     |                                                                     |
      | the borrower asks to see the order, when nothing is to be paid       | the order opens                                                     |
    But nothing comes of it
      | the borrower asks to repay, unless something is to be paid                                   |
      | the borrower asks for the e-wallet, unless something is to be paid and the lender offers the |
      |   e-wallet                                                                                   |
      | the borrower asks to see the order, unless nothing is to be paid                             |
      | the borrower comes back to the page                                                          |
      | the borrower goes back                                                                       |

  Scenario: The ways to repay show
    Then this is what comes of it
      | the borrower comes back to the page | the ways to repay are loaded anew while they show |

  Scenario: The ways to repay are loaded anew while they show
    Then this is what comes of it
      | the lender offers cards and the e-wallet                       | the ways to repay show                                             |
      | or the lender says that nothing is to be paid                  |                                                                    |
      | or the lender offers cards alone                               |                                                                    |
      | the lender says no, when an earlier payment has no known end   | the page shows why the lender refused, in the lender's words       |
      |                                                                | the borrower is told that nobody knows how something earlier ended |
      |                                                                | a toast says what the lender says: "Not possible today"            |
      | the lender says no, unless an earlier payment has no known end | the page shows why the lender refused, in the lender's words       |
      |                                                                | nothing is open, or the borrower was told of it                    |
      |                                                                | a toast says what the lender says: "Not possible today"            |
      | the connection is cut                                          | the ways to repay show                                             |
      | or the lender answers what nobody can read                     | a toast says "Something went wrong. Please try again."             |
      | or 1 minute passes: the lender took too long                   |                                                                    |
    But nothing comes of it
      | the borrower comes back to the page |

  Scenario: The repayment is asked for, and back waits
    Then this is what comes of it
      | the lender sends a code by text message                 | the lender sent a code by text message, which confirms the repayment |
      | the lender takes the repayment                          | the repayment was taken                                              |
      |                                                         | what was open is settled                                             |
      |                                                         | the order opens                                                      |
      | the lender says that it was repaid before               | the ways to repay are loaded anew while they show                    |
      |                                                         | a toast says "You already asked for this payment."                   |
      | the lender says yes, but not what is next               | the ways to repay are loaded anew while they show                    |
      |                                                         | a toast says "The payment did not go through. Please try again       |
      |                                                         |   later."                                                            |
      | it is held back, for something else has no known end    | nobody knows whether it was repaid, and the borrower is told so      |
      | or no answer comes, so nobody knows whether it was done |                                                                      |
      | or 1 minute passes: the lender took too long            |                                                                      |
    But nothing comes of it
      | the borrower comes back to the page                                   |
      | the borrower comes back, and something is open whose end nobody knows |
      | the borrower asks for the e-wallet                                    |
      | the borrower asks to see the order                                    |
      | the borrower goes back                                                |

  Scenario: Nobody knows whether it was repaid, and the borrower is told so
    Then this is what comes of it
      | the borrower goes back                        | the dialog decides                         |
      | the dialog ends with "Try again"              | the repayment is asked for, and back waits |
      | or the dialog ends with another way           |                                            |
      | the dialog ends with "Leave it for now"       | the ways to repay show                     |
      | or the dialog breaks                          |                                            |
      | the dialog ends because it was done after all | the repayment was taken                    |
      |                                               | what was open is settled                   |
      |                                               | the order opens                            |
    But nothing comes of it
      | the borrower comes back to the page                                   |
      | the borrower comes back, and something is open whose end nobody knows |

  Scenario: The e-wallet is asked for, and back waits
    Then this is what comes of it
      | the lender says where the e-wallet goes on              | the lender told where the e-wallet goes on, and it is being opened   |
      |                                                         |   or did not open by itself                                          |
      |                                                         | the address that the lender gave is opened                           |
      | the lender says no                                      | the ways to repay are loaded anew while they show                    |
      |                                                         | a toast says what the lender says: "Not possible today"              |
      | it is held back, for something else has no known end    | nobody knows whether the e-wallet was asked for, and the borrower is |
      | or no answer comes, so nobody knows whether it was done |   told so                                                            |
      | or 1 minute passes: the lender took too long            |                                                                      |
    But nothing comes of it
      | the borrower comes back to the page                                   |
      | the borrower comes back, and something is open whose end nobody knows |
      | the borrower asks for the e-wallet                                    |
      | the borrower asks to see the order                                    |
      | the borrower goes back                                                |

  Scenario: Nobody knows whether the e-wallet was asked for, and the borrower is told so
    Then this is what comes of it
      | the borrower goes back                        | the dialog decides                        |
      | the dialog ends with "Try again"              | the e-wallet is asked for, and back waits |
      | or the dialog ends with another way           |                                           |
      | the dialog ends with "Leave it for now"       | the ways to repay show                    |
      | or the dialog breaks                          |                                           |
      | the dialog ends because it was done after all | the repayment was taken                   |
      |                                               | what was open is settled                  |
      |                                               | the order opens                           |
    But nothing comes of it
      | the borrower comes back to the page                                   |
      | the borrower comes back, and something is open whose end nobody knows |

  Scenario: Nobody knows how an earlier payment ended, and the borrower is told so
    Then this is what comes of it
      | the borrower goes back                        | the dialog decides                         |
      | when it was the e-wallet:                     | the e-wallet is asked for, and back waits  |
      |   the dialog ends with "Try again"            |                                            |
      |   or the dialog ends with another way         |                                            |
      | unless it was the e-wallet:                   | the repayment is asked for, and back waits |
      |   the dialog ends with "Try again"            |                                            |
      |   or the dialog ends with another way         |                                            |
      | the dialog ends with "Leave it for now"       | the ways to repay show                     |
      | or the dialog breaks                          |                                            |
      | the dialog ends because it was done after all | the repayment was taken                    |
      |                                               | what was open is settled                   |
      |                                               | the order opens                            |
    But nothing comes of it
      | the borrower comes back to the page                                   |
      | the borrower comes back, and something is open whose end nobody knows |

  Scenario: The lender sent a code by text message, which confirms the repayment
    Then this is what comes of it
      | the borrower comes back to the page                                | the dialog of the code hears of it |
      | or the borrower comes back, and something is open whose end nobody |                                    |
      |   knows                                                            |                                    |
      | the borrower goes back                                             | the dialog of the code decides     |
      | the code was right, and it is repaid                               | the repayment was taken            |
      |                                                                    | what was open is settled           |
      |                                                                    | the order opens                    |
      | the dialog of the code is left                                     | the ways to repay show             |
      | or the dialog of the code breaks                                   |                                    |

  Scenario: The lender told where the e-wallet goes on, and it is being opened or did not open by itself
    Then this is what comes of it
      | the borrower comes back to the page                                | the page is loading                        |
      | or the borrower comes back, and something is open whose end nobody |                                            |
      |   knows                                                            |                                            |
      | the borrower asks for the e-wallet                                 | the address that the lender gave is opened |
      | the borrower asks to see the order                                 | the order opens                            |
    But nothing comes of it
      | the borrower goes back |

  Scenario: The repayment was taken
    The order is being opened or did not open by itself.
    Then this is what comes of it
      | the borrower asks to see the order | the order opens |
    But nothing comes of it
      | the borrower comes back to the page                                   |
      | the borrower comes back, and something is open whose end nobody knows |
      | the borrower goes back                                                |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | the connection comes back          |
      | the borrower asks to choose a card |
      | the borrower asks to repay         |

  Scenario: What always holds, whatever happens
    Then it is always so
      | one call that moves money is under way until its answer is here |
      | whoever repays hears what became of it                          |
      | what is open goes unsaid when the page has loaded               |
    But it is never so
      | it is repaid again after the lender took the repayment |
