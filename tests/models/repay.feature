Feature: Repaying an order

  Scenario: It is opened
    Then this is how it begins
      | the page for an instalment is opened   | what is to be paid is loading |
      | or the page for an extension is opened |                               |

  Scenario: Wherever it is
    Then this is what comes of it
      | a check finds it done | the order was found paid, and is being opened or did not open by |
      |                       |   itself                                                         |
      |                       | the choice is kept for the other pages                           |
      |                       | the order opens                                                  |

  Scenario: What is to be paid is loading
    Then this is what comes of it
      | the lender says what is to be paid                          | what is to be paid shows, and a channel can be chosen        |
      | or the lender says what is to be paid, and names no channel | the choice is kept for the other pages                       |
      | or the lender says that nothing is to be paid               |                                                              |
      | the lender says no                                          | the page shows why the lender refused, in the lender's words |
      |                                                             | a toast says what the lender says: "Not possible today"      |
      | the connection is cut                                       | the page could not be loaded, for there was no connection    |
      |                                                             | a toast says "Something went wrong. Please try again."       |
      | the lender answers what nobody can read                     | the page could not be loaded                                 |
      | or 1 minute passes: the lender took too long                | a toast says "Something went wrong. Please try again."       |
    But nothing comes of it
      | the borrower comes back to the page        |
      | the borrower sends it (same, through bank) |
      | the borrower closes the dialog             |
      | the borrower goes back                     |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this is what comes of it
      | the borrower taps "Try again"          | what is to be paid is loading |
      | or the connection comes back           |                               |
      | or the borrower comes back to the page |                               |
    But nothing comes of it
      | the borrower sends it (same, through bank) |
      | the borrower closes the dialog             |
      | the borrower goes back                     |

  Scenario: The page shows why the lender refused, in the lender's words
    Then this is what comes of it
      | the borrower contacts us     | customer service opens |
      | the borrower opens the order | the order opens        |

  Scenario: What is to be paid shows
    Then this is what comes of it
      | the borrower asks how to pay, when the page is free                 | the page of how to pay opens |
      | the borrower copies the pay code, when there is a pay code          | it is copied                 |
      | the phone says that it copied                                       | it stays so                  |
      | or the phone says that it can share                                 |                              |
      | or the phone says that it can do nothing of it                      |                              |
      | or the phone answers something that was asked elsewhere             |                              |
      | the borrower opens the order, when there is a code or nothing is to | the order opens              |
      |   be paid                                                           |                              |
    But nothing comes of it
      | the borrower asks how to pay, unless the page is free                         |
      | the borrower copies the pay code, unless there is a pay code                  |
      | the borrower opens the order, unless there is a code or nothing is to be paid |

  Scenario: What is to be paid shows, being loaded anew or not
    Then this is what comes of it
      | the borrower sends it (through bank, same), when its channel takes   | the lender is asked for a code for the chosen channel |
      |   the sum                                                            |                                                       |
      | or the borrower asks to pay, when something is to be paid and a      |                                                       |
      |   channel is chosen                                                  |                                                       |
      | the borrower opens the payment methods, when something is to be paid | the channels show, to choose from                     |
      |   and there are channels                                             |                                                       |
      | or the borrower asks to pay, else when something is to be paid and   |                                                       |
      |   there are channels                                                 |                                                       |
      | the borrower asks for the barcode, when there is a pay code          | the pay code of the default-payment box, as a barcode |
    But nothing comes of it
      | the borrower sends it (through bank, same), unless its channel takes the sum                  |
      | the borrower opens the payment methods, unless something is to be paid and there are channels |
      | the borrower asks for the barcode, unless there is a pay code                                 |
      | the borrower asks to pay, otherwise                                                           |
      | the borrower sends it (through none)                                                          |
      | the borrower closes the dialog                                                                |
      | the borrower goes back                                                                        |

  Scenario: What is to be paid shows, and a channel can be chosen
    Then this is what comes of it
      | the borrower comes back to the page | what is to be paid is loaded anew while it shows |

  Scenario: What is to be paid is loaded anew while it shows
    Then this is what comes of it
      | the lender says what is to be paid                          | what is to be paid shows, and a channel can be chosen        |
      | or the lender says what is to be paid, and names no channel | the choice is kept for the other pages                       |
      | or the lender says that nothing is to be paid               |                                                              |
      | the lender says no                                          | the page shows why the lender refused, in the lender's words |
      |                                                             | a toast says what the lender says: "Not possible today"      |
      | the connection is cut                                       | what is to be paid shows, and a channel can be chosen        |
      | or the lender answers what nobody can read                  | a toast says "Something went wrong. Please try again."       |
      | or 1 minute passes: the lender took too long                |                                                              |
    But nothing comes of it
      | the borrower comes back to the page |

  Scenario: The channels show, to choose from
    Then this is what comes of it
      | the borrower sends it (through bank)                            | the lender is asked for a code for the chosen channel |
      | or the borrower sends it (same), when its channel takes the sum |                                                       |
      | the borrower chooses an e-wallet                                | what is to be paid shows, and a channel can be chosen |
      | or the borrower chooses a store                                 | the choice is kept for the other pages                |
      | the borrower closes the dialog                                  | what is to be paid shows, and a channel can be chosen |
      | or the borrower goes back                                       |                                                       |
    But nothing comes of it
      | the borrower sends it (same), unless its channel takes the sum |
      | the borrower sends it (through none)                           |
      | the borrower chooses a channel that does not take the sum      |
      | the borrower comes back to the page                            |

  Scenario: The pay code of the default-payment box, as a barcode
    Then this is what comes of it
      | the borrower sends it (through bank) | the lender is asked for a code for the chosen channel |
      | the borrower closes the dialog       | what is to be paid shows, and a channel can be chosen |
      | or the borrower goes back            |                                                       |
    But nothing comes of it
      | the borrower sends it (same, through none) |
      | the borrower comes back to the page        |

  Scenario: The lender is asked for a code for the chosen channel
    Then this is what comes of it
      | the lender has made the code                            | the code is made, and its page is being opened or did not open by |
      |                                                         |   itself                                                          |
      |                                                         | the choice is kept for the other pages                            |
      |                                                         | the page of the code opens                                        |
      | the lender says no                                      | what is to be paid is loaded anew while it shows                  |
      |                                                         | a toast says what the lender says: "Not possible today"           |
      | it is not sent, because another payment is pending      | the outcome is unknown, or nothing was sent for a reason          |
      | or no answer comes, so nobody knows whether it was done | the app hears that the outcome is unclear                         |
      | or 1 minute passes: the lender took too long            |                                                                   |
    But nothing comes of it
      | the borrower comes back to the page        |
      | the borrower sends it (same, through bank) |
      | the borrower opens the payment methods     |
      | the borrower closes the dialog             |
      | the borrower goes back                     |
      | the borrower asks to pay                   |

  Scenario: The outcome is unknown, or nothing was sent for a reason
    The root asks the person.
    Then this is what comes of it
      | the borrower sends it (same, through bank, through none) | the lender is asked for a code for the chosen channel |
      | the borrower leaves it for now                           | what is to be paid shows, and a channel can be chosen |
    But nothing comes of it
      | the borrower comes back to the page |
      | the borrower closes the dialog      |
      | the borrower goes back              |

  Scenario: The sum shows without its rows
    Then this is what comes of it
      | the borrower shows more or less | all rows of the sum show |

  Scenario: All rows of the sum show
    Then this is what comes of it
      | the borrower shows more or less | it stays so |

  Scenario: The code is made, and its page is being opened or did not open by itself
    Then this is what comes of it
      | the borrower comes back to the page    | what is to be paid is loading     |
      | the borrower opens the payment methods | the channels show, to choose from |
      | the borrower opens the code again      | the page of the code opens        |
      | the borrower opens the order           | the order opens                   |
    But nothing comes of it
      | the borrower sends it (same, through bank) |
      | the borrower closes the dialog             |
      | the borrower goes back                     |

  Scenario: The order was found paid, and is being opened or did not open by itself
    Then this is what comes of it
      | the borrower opens the order | the order opens |
    But nothing comes of it
      | the borrower comes back to the page        |
      | the borrower sends it (same, through bank) |
      | the borrower closes the dialog             |
      | the borrower goes back                     |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | the borrower sends it (through none)                 |
      | the borrower leaves it for now                       |
      | the phone says that it copied                        |
      | the phone says that it can share                     |
      | the phone says that it can do nothing of it          |
      | the phone answers something that was asked elsewhere |
      | the connection comes back                            |

  Scenario: What always holds, whatever happens
    Then it is always so
      | one code is asked for until the answer is here or the person asks again |
    But it is never so
      | a code is asked for through a channel that does not take the amount |
      | a code is asked for after the order was found paid                  |
