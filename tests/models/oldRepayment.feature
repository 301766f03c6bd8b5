Feature: Repaying by card or e-wallet

  Scenario: It is opened
    Then this is how it begins
      | the page is opened with a chosen card | the page is loading |
      | or the page is opened                 |                     |

  Scenario: Wherever it is
    Then this is what comes of it
      | a check finds it done | the repayment was taken     |
      |                       | what was pending is settled |
      |                       | the order opens             |

  Scenario: The page is loading
    Then this is what comes of it
      | the lender offers cards and the e-wallet      | the ways to repay show                                       |
      | or the lender says that nothing is to be paid |                                                              |
      | or the lender offers cards alone              |                                                              |
      | the lender says no                            | the page shows why the lender refused, in the lender's words |
      |                                               | a toast says what the lender says: "Not possible today"      |
      | the connection is cut                         | the page could not be loaded, for there was no connection    |
      |                                               | a toast says "Something went wrong. Please try again."       |
      | the lender answers what nobody can read       | the page could not be loaded                                 |
      | or 1 minute passes: the lender took too long  | a toast says "Something went wrong. Please try again."       |
    But nothing comes of it
      | the borrower comes back to the page           |
      | the borrower sends it (commit, pay by wallet) |
      | the borrower asks to see the order            |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this is what comes of it
      | the borrower taps "Try again"          | the page is loading |
      | or the connection comes back           |                     |
      | or the borrower comes back to the page |                     |
    But nothing comes of it
      | the borrower sends it (commit, pay by wallet) |

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

  Scenario: The ways to repay show, being loaded anew or not
    Then this is what comes of it
      | when something is to be paid:                                       | the repayment is asked for, and back waits |
      |   the borrower sends it (commit)                                    |                                            |
      |   or the borrower asks to repay                                     |                                            |
      | the borrower sends it (pay by wallet), when something is to be paid | the e-wallet is asked for, and back waits  |
      |   and the payment by e-wallet is the one that is sent again         |                                            |
      | or the borrower asks for the e-wallet, when something is to be paid |                                            |
      |   and the lender offers the e-wallet                                |                                            |
      | the borrower asks to choose a card                                  | the page to choose a card opens            |
      | the borrower asks to see the order, when nothing is to be paid      | the order opens                            |
    But nothing comes of it
      | unless something is to be paid:                                                                      |
      |   the borrower sends it (commit)                                                                     |
      |   the borrower asks to repay                                                                         |
      | the borrower sends it (pay by wallet), unless something is to be paid and the payment by e-wallet is |
      |   the one that is sent again                                                                         |
      | the borrower asks for the e-wallet, unless something is to be paid and the lender offers the         |
      |   e-wallet                                                                                           |
      | the borrower asks to see the order, unless nothing is to be paid                                     |

  Scenario: The ways to repay show
    Then this is what comes of it
      | the borrower comes back to the page | the ways to repay are loaded anew while they show |

  Scenario: The ways to repay are loaded anew while they show
    Then this is what comes of it
      | the lender offers cards and the e-wallet      | the ways to repay show                                       |
      | or the lender says that nothing is to be paid |                                                              |
      | or the lender offers cards alone              |                                                              |
      | the lender says no                            | the page shows why the lender refused, in the lender's words |
      |                                               | a toast says what the lender says: "Not possible today"      |
      | the connection is cut                         | the ways to repay show                                       |
      | or the lender answers what nobody can read    | a toast says "Something went wrong. Please try again."       |
      | or 1 minute passes: the lender took too long  |                                                              |
    But nothing comes of it
      | the borrower comes back to the page |

  Scenario: The repayment is asked for, and back waits
    Then this is what comes of it
      | the lender sends a code by text message                 | the lender sent a code by text message, which confirms the repayment |
      | the lender takes the repayment                          | the repayment was taken                                              |
      |                                                         | what was pending is settled                                          |
      |                                                         | the order opens                                                      |
      | the lender says that it was repaid before               | the ways to repay are loaded anew while they show                    |
      |                                                         | a toast says "You already asked for this payment."                   |
      | the lender says yes, but not what is next               | the ways to repay are loaded anew while they show                    |
      |                                                         | a toast says "The payment did not go through. Please try again       |
      |                                                         |   later."                                                            |
      | it is not sent, because another payment is pending      | the outcome is unknown, and the borrower is asked what to do         |
      | or no answer comes, so nobody knows whether it was done | the app hears that the outcome is unclear                            |
      | or 1 minute passes: the lender took too long            |                                                                      |
    But nothing comes of it
      | the borrower comes back to the page           |
      | the borrower sends it (commit, pay by wallet) |
      | the borrower asks for the e-wallet            |
      | the borrower asks to see the order            |

  Scenario: The e-wallet is asked for, and back waits
    Then this is what comes of it
      | the lender says where the e-wallet goes on              | the lender told where the e-wallet goes on, and it is being opened |
      |                                                         |   or did not open by itself                                        |
      |                                                         | the address that the lender gave is opened                         |
      | the lender says no                                      | the ways to repay are loaded anew while they show                  |
      |                                                         | a toast says what the lender says: "Not possible today"            |
      | it is not sent, because another payment is pending      | the outcome is unknown, and the borrower is asked what to do       |
      | or no answer comes, so nobody knows whether it was done | the app hears that the outcome is unclear                          |
      | or 1 minute passes: the lender took too long            |                                                                    |
    But nothing comes of it
      | the borrower comes back to the page           |
      | the borrower sends it (commit, pay by wallet) |
      | the borrower asks for the e-wallet            |
      | the borrower asks to see the order            |

  Scenario: The outcome is unknown, and the borrower is asked what to do
    The root asks the person.
    Then this is what comes of it
      | the borrower sends it (commit)        | the repayment is asked for, and back waits |
      | the borrower sends it (pay by wallet) | the e-wallet is asked for, and back waits  |
      | the borrower leaves it for now        | the ways to repay show                     |
    But nothing comes of it
      | the borrower comes back to the page |

  Scenario: The lender sent a code by text message, which confirms the repayment
    Then this is what comes of it
      | the borrower sends it (commit, pay by wallet) | the dialog of the code sends it |
      | the borrower goes back                        | the dialog of the code decides  |
      | the code was right, and it is repaid          | the repayment was taken         |
      |                                               | what was pending is settled     |
      |                                               | the order opens                 |
      | the dialog of the code is left                | the ways to repay show          |
      | or the dialog of the code breaks              |                                 |
    But nothing comes of it
      | the borrower comes back to the page |

  Scenario: The lender told where the e-wallet goes on, and it is being opened or did not open by itself
    Then this is what comes of it
      | the borrower comes back to the page | the page is loading                        |
      | the borrower asks for the e-wallet  | the address that the lender gave is opened |
      | the borrower asks to see the order  | the order opens                            |
    But nothing comes of it
      | the borrower sends it (commit, pay by wallet) |

  Scenario: The repayment was taken
    The order is being opened or did not open by itself.
    Then this is what comes of it
      | the borrower asks to see the order | the order opens |
    But nothing comes of it
      | the borrower comes back to the page           |
      | the borrower sends it (commit, pay by wallet) |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | the borrower leaves it for now     |
      | the borrower goes back             |
      | the connection comes back          |
      | the borrower asks to choose a card |
      | the borrower asks to repay         |

  Scenario: What always holds, whatever happens
    Then it is always so
      | one call that moves money is under way until its answer is here |
      | whoever repays hears what became of it                          |
    But it is never so
      | a repayment is sent when nothing is due                |
      | it is repaid again after the lender took the repayment |
