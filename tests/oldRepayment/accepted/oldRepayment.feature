Feature: Repaying by card or e-wallet

  Scenario: It is opened
    Then it begins like this
      | the page is opened with a chosen card                         | the page is loading |
      | or the page is opened                                         |                     |
      | or the page is opened with a sum that the company contradicts |                     |
      | or the page to choose a card is opened                        |                     |

  Scenario: In every state
    States inside handle their own rows first: the page could not be loaded, whatever the reason; the outcome
    is unknown, and the borrower is asked what to do; the repayment was taken.
    Then this happens
      | a check finds it done (checked, taken), when it is the page to       | the order opens                                                    |
      |   choose a card                                                      |                                                                    |
      | or a check finds it done (of old release)                            |                                                                    |
      | a check finds it done (checked, taken), unless it is the page to     | the repayment was taken                                            |
      |   choose a card                                                      | what was pending is settled                                        |
      |                                                                      | the order opens                                                    |
      | a check finds it done (code sent), when it is the page to choose a   | the page to repay by card opens                                    |
      |   card                                                               |                                                                    |
      | a check finds it done (code sent), else when a code was sent and     | the backend sent a code by text message, which confirms the        |
      |   something is to be paid                                            |   repayment                                                        |
      | a check finds it done (code sent), otherwise                         | the record of the code is kept                                     |
      |                                                                      | the pause until another code is kept                               |
      | a check finds it done (wallet)                                       | sometimes: the order opens                                         |
      |                                                                      | sometimes: the backend's link is opened                            |
      |                                                                      | sometimes: the e-wallet is being opened                            |
      | a check finds it done (code)                                         | sometimes: the order opens                                         |
      | or a check finds it done (wallet refused), when it is the page to    | sometimes: the backend's link is opened                            |
      |   choose a card                                                      |                                                                    |
      | a check finds it done (wallet refused), else when something is to be | the e-wallet was asked for, but the link guard refuses its address |
      |   paid by the e-wallet                                               |                                                                    |
      | a check finds it done (wallet refused), otherwise                    | sometimes: the order opens                                         |
      |                                                                      | sometimes: the backend's link is opened                            |
      | the borrower sends it (commit), when something is to be paid         | the repayment is asked for, and back waits                         |
      | the borrower sends it (pay by wallet), when something is to be paid  | the e-wallet is asked for, and back waits                          |
    But nothing happens
      | the borrower sends it (commit, pay by wallet), unless something is to be paid |
      | the borrower sends it (confirm)                                               |

  Scenario: The page is loading
    Then this happens
      | when it is the page to choose a card:                         | the cards show                                               |
      |   the backend offers cards and the e-wallet                   |                                                              |
      |   or the backend says that nothing is to be paid              |                                                              |
      |   or the backend does not say what is to be paid              |                                                              |
      |   or the backend offers cards alone                           |                                                              |
      | else when a code was sent before and something is to be paid: | the backend sent a code by text message, which confirms the  |
      |   the backend offers cards and the e-wallet                   |   repayment                                                  |
      |   or the backend offers cards alone                           |                                                              |
      | otherwise:                                                    | the ways to repay show                                       |
      |   the backend offers cards and the e-wallet                   |                                                              |
      |   or the backend offers cards alone                           |                                                              |
      | or unless it is the page to choose a card:                    |                                                              |
      |   the backend says that nothing is to be paid                 |                                                              |
      |   or the backend does not say what is to be paid              |                                                              |
      | the backend refuses                                           | the page shows the backend's message about the refusal       |
      |                                                               | a toast says the backend's message: "Not possible today"     |
      | the connection is cut                                         | the page could not be loaded because there was no connection |
      |                                                               | a toast says "Something went wrong. Please try again."       |
      | the backend's response cannot be parsed                       | the page could not be loaded                                 |
      | or 1 minute passes: the request timed out                     | a toast says "Something went wrong. Please try again."       |
    But nothing happens
      | the connection comes back           |
      | the borrower comes back to the page |
      | the borrower asks to see the order  |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this happens
      | the borrower taps "Try again"                              | the page is loading |
      | or the connection comes back                               |                     |
      | or the borrower comes back to the page                     |                     |
      | or a check finds it done (code sent), when a code was sent |                     |

  Scenario: The page could not be loaded
    But nothing happens
      | the borrower asks to see the order |

  Scenario: The page could not be loaded because there was no connection
    The page goes on by itself when it is back.
    But nothing happens
      | the borrower asks to see the order |

  Scenario: The page shows the backend's message about the refusal
    Its message stays on the page.
    Then this happens
      | the borrower asks to see the order | the order opens        |
      | the borrower contacts us           | customer service opens |

  Scenario: The cards show
    Then this happens
      | the borrower chooses a card                   | the card is marked                              |
      | the borrower goes on, when a card is chosen   | the choice is kept for the other pages          |
      |                                               | the page to repay by card opens                 |
      | the borrower goes on, unless a card is chosen | a toast says "Please choose a bank card first." |
    But nothing happens
      | the borrower chooses a card that is not among them |
      | the connection comes back                          |
      | the borrower comes back to the page                |
      | the borrower sends it (commit, pay by wallet)      |
      | the borrower asks to see the order                 |

  Scenario: The ways to repay show, whether or not they are being reloaded
    Then this happens
      | the borrower asks to choose a card                                   | the page to choose a card opens            |
      | the borrower asks to repay, when something is to be paid             | the repayment is asked for, and back waits |
      | the borrower asks for the e-wallet, when something is to be paid and | the e-wallet is asked for, and back waits  |
      |   the backend offers the e-wallet                                    |                                            |
      | the borrower asks to see the order, when nothing is to be paid       | the order opens                            |
      | the borrower contacts us                                             | customer service opens                     |
    But nothing happens
      | the borrower asks to repay, unless something is to be paid                                    |
      | the borrower asks for the e-wallet, unless something is to be paid and the backend offers the |
      |   e-wallet                                                                                    |
      | the borrower asks to see the order, unless nothing is to be paid                              |

  Scenario: The ways to repay show
    Then this happens
      | the connection comes back              | the ways to repay are reloaded while they show |
      | or the borrower comes back to the page |                                                |

  Scenario: The ways to repay are reloaded while they show
    Then this happens
      | when a code was sent before and something is to be paid:   | the backend sent a code by text message, which confirms the |
      |   the backend offers cards and the e-wallet                |   repayment                                                 |
      |   or the backend offers cards alone                        |                                                             |
      | unless a code was sent before and something is to be paid: | the ways to repay show                                      |
      |   the backend offers cards and the e-wallet                |                                                             |
      |   or the backend offers cards alone                        |                                                             |
      | or the backend says that nothing is to be paid             |                                                             |
      | or the backend does not say what is to be paid             |                                                             |
      | the backend refuses                                        | the page shows the backend's message about the refusal      |
      |                                                            | a toast says the backend's message: "Not possible today"    |
      | the connection is cut                                      | the ways to repay show                                      |
      | or the backend's response cannot be parsed                 | a toast says "Something went wrong. Please try again."      |
      | or 1 minute passes: the request timed out                  |                                                             |
    But nothing happens
      | the connection comes back           |
      | the borrower comes back to the page |

  Scenario: The repayment is asked for, and back waits
    Then this happens
      | the backend sends a code by text message             | the backend sent a code by text message, which confirms the    |
      |                                                      |   repayment                                                    |
      | the backend takes the repayment                      | the repayment was taken                                        |
      |                                                      | what was pending is settled                                    |
      |                                                      | the order opens                                                |
      | the backend says that it was repaid before           | the ways to repay are reloaded while they show                 |
      |                                                      | a toast says "You already asked for this payment."             |
      | the backend accepts, but does not name the next step | the ways to repay are reloaded while they show                 |
      |                                                      | a toast says "The payment did not go through. Please try again |
      |                                                      |   later."                                                      |
      | it is blocked, because another payment is pending    | the outcome is unknown, and the borrower is asked what to do   |
      | or there is no response, so the outcome is unknown   | the app is notified that the outcome is unclear                |
      | or 1 minute passes: the request timed out            |                                                                |
    But nothing happens
      | the connection comes back                                                                       |
      | the borrower comes back to the page                                                             |
      | the borrower sends it (commit, pay by wallet)                                                   |
      | a check finds it done (checked, code sent, taken, wallet, code, of old release, wallet refused) |
      | the borrower asks for the e-wallet                                                              |
      | the borrower asks to see the order                                                              |

  Scenario: The e-wallet is asked for, and back waits
    Then this happens
      | the backend says where the e-wallet goes on        | the e-wallet is being opened                                       |
      |                                                    | the backend's link is opened                                       |
      | the backend sends a link that must not be opened   | the e-wallet was asked for, but the link guard refuses its address |
      | the backend refuses                                | the ways to repay are reloaded while they show                     |
      |                                                    | a toast says the backend's message: "Not possible today"           |
      | it is blocked, because another payment is pending  | the outcome is unknown, and the borrower is asked what to do       |
      | or there is no response, so the outcome is unknown | the app is notified that the outcome is unclear                    |
      | or 1 minute passes: the request timed out          |                                                                    |
    But nothing happens
      | the connection comes back                                                                       |
      | the borrower comes back to the page                                                             |
      | the borrower sends it (commit, pay by wallet)                                                   |
      | a check finds it done (checked, code sent, taken, wallet, code, of old release, wallet refused) |
      | the borrower asks for the e-wallet                                                              |
      | the borrower asks to see the order                                                              |

  Scenario: The outcome is unknown, and the borrower is asked what to do
    The root asks the person.
    Then this happens
      | the borrower sends it (commit)        | the repayment is asked for, and back waits |
      | the borrower sends it (pay by wallet) | the e-wallet is asked for, and back waits  |
      | the borrower leaves it for now        | the ways to repay show                     |
    But nothing happens
      | the borrower sends it (confirm)     |
      | the connection comes back           |
      | the borrower comes back to the page |

  Scenario: The backend sent a code by text message, which confirms the repayment
    Then this happens
      | the borrower sends it (confirm)      | the dialog of the code sends it |
      | the borrower goes back               | the dialog of the code decides  |
      | the code was right, and it is repaid | the repayment was taken         |
      |                                      | what was pending is settled     |
      |                                      | the order opens                 |
      | the dialog of the code is left       | the ways to repay show          |
      | or the dialog of the code breaks     |                                 |
    But nothing happens
      | the borrower sends it (commit, pay by wallet) |
      | a check finds it done (code sent)             |
      | the connection comes back                     |
      | the borrower comes back to the page           |

  Scenario: The backend returned the address of the e-wallet, which is being opened or did not open by
    itself
    Then this happens
      | the borrower asks for the e-wallet | the backend's link is opened |
      | the borrower asks to see the order | the order opens              |
    But nothing happens
      | the connection comes back |

  Scenario: The e-wallet is being opened
    Then this happens
      | the borrower comes back to the page | the ways to repay are reloaded while the e-wallet shows |

  Scenario: The ways to repay are reloaded while the e-wallet shows
    Then this happens
      | the backend offers cards and the e-wallet      | the ways to repay show                                   |
      | or the backend says that nothing is to be paid |                                                          |
      | or the backend does not say what is to be paid |                                                          |
      | or the backend offers cards alone              |                                                          |
      | the backend refuses                            | the page shows the backend's message about the refusal   |
      |                                                | a toast says the backend's message: "Not possible today" |
      | the connection is cut                          | the e-wallet is being opened                             |
      | or the backend's response cannot be parsed     | a toast says "Something went wrong. Please try again."   |
      | or 1 minute passes: the request timed out      |                                                          |
    But nothing happens
      | the borrower comes back to the page |

  Scenario: The e-wallet was asked for, but the link guard refuses its address
    Then this happens
      | the borrower comes back to the page | the ways to repay are reloaded while they show |
      | the borrower asks to see the order  | the order opens                                |
      | the borrower contacts us            | customer service opens                         |
    But nothing happens
      | the connection comes back |

  Scenario: The repayment was taken
    The order is being opened or did not open by itself.
    Then this happens
      | a check finds it done (checked, code sent, taken, wallet, code, of | the order opens |
      |   old release, wallet refused)                                     |                 |
      | or the borrower asks to see the order                              |                 |
    But nothing happens
      | the connection comes back                     |
      | the borrower comes back to the page           |
      | the borrower sends it (commit, pay by wallet) |

  Scenario: Everywhere else
    But nothing happens
      | the borrower sends it (confirm)    |
      | the borrower leaves it for now     |
      | the borrower goes back             |
      | the borrower asks to choose a card |
      | the borrower asks to repay         |

  Scenario: What always holds
    Then this always holds
      | one call that moves money is under way until its answer is here |
      | repaying leads to an outcome                                    |
    But this never holds
      | a repayment is sent when nothing is due                 |
      | it is repaid again after the backend took the repayment |
