Feature: Repaying an order

  Scenario: It is opened
    Then it begins like this
      | the page for an instalment is opened                                 | what is to be paid is loading |
      | or the page is opened with a code that can still be paid by and that |                               |
      |   was reported as paid                                               |                               |
      | or the page for an extension is opened                               |                               |
      | or the page is opened with a code in a picture that is not kept      |                               |

  Scenario: In every state
    States inside handle their own rows first: how to pay.
    Then this happens
      | it is another day in Manila                                         | nothing changes                                                  |
      | a check finds it done (checked)                                     | the order was found paid, and is being opened or did not open by |
      |                                                                     |   itself                                                         |
      |                                                                     | the choice is kept for the other pages                           |
      |                                                                     | the order opens                                                  |
      | a check finds it done (wallet)                                      | sometimes: the order opens                                       |
      |                                                                     | sometimes: the page of the code opens                            |
      | a check finds it done (code), when something is to be paid by the   | the code is shown before another one is made                     |
      |   stored code                                                       | the choice is kept for the other pages                           |
      |                                                                     | the page of the code opens                                       |
      | a check finds it done (code), unless something is to be paid by the | the order opens                                                  |
      |   stored code                                                       |                                                                  |
      | the borrower sends it (through bank, same), when its channel takes  | the backend is asked for a code for the chosen channel           |
      |   the sum                                                           |                                                                  |
    But nothing happens
      | the borrower sends it (through bank, same), unless its channel takes the sum |
      | the borrower sends it (through none)                                         |

  Scenario: What is to be paid is loading
    Then this happens
      | when a code was made that can still be paid:                        | the code is shown before another one is made                 |
      |   the backend says what is to be paid                               | the choice is kept for the other pages                       |
      |   or the backend says what is to be paid, and names neither a day   |                                                              |
      |     nor a channel                                                   |                                                              |
      |   or the backend says that nothing is to be paid                    |                                                              |
      | unless a code was made that can still be paid:                      | what is to be paid shows, and a channel can be chosen        |
      |   the backend says what is to be paid                               | the choice is kept for the other pages                       |
      |   or the backend says what is to be paid, and names neither a day   |                                                              |
      |     nor a channel                                                   |                                                              |
      |   or the backend says that nothing is to be paid                    |                                                              |
      | the backend does not say what is to be paid, when a code was made   | the code is shown before another one is made                 |
      |   that can still be paid                                            | sometimes: the choice is kept for the other pages            |
      | the backend does not say what is to be paid, unless a code was made | what is to be paid shows, and a channel can be chosen        |
      |   that can still be paid                                            | sometimes: the choice is kept for the other pages            |
      | the backend refuses                                                 | the page shows the backend's message about the refusal       |
      |                                                                     | a toast says the backend's message: "Not possible today"     |
      | the connection is cut                                               | the page could not be loaded because there was no connection |
      |                                                                     | a toast says "Something went wrong. Please try again."       |
      | the backend's response cannot be parsed                             | the page could not be loaded                                 |
      | or 1 minute passes: the request timed out                           | a toast says "Something went wrong. Please try again."       |
    But nothing happens
      | the connection comes back           |
      | the borrower comes back to the page |
      | the borrower leaves it for now      |
      | the borrower closes the dialog      |
      | the borrower goes back              |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this happens
      | the borrower taps "Try again"          | what is to be paid is loading |
      | or the connection comes back           |                               |
      | or the borrower comes back to the page |                               |
    But nothing happens
      | the borrower leaves it for now |
      | the borrower closes the dialog |
      | the borrower goes back         |

  Scenario: The page shows the backend's message about the refusal
    Its message stays on the page.
    Then this happens
      | the borrower contacts us     | customer service opens |
      | the borrower opens the order | the order opens        |

  Scenario: Whether a code was made that can still be paid by
    Then this happens
      | when a code was made that can still be paid:                        | the code is shown before another one is made           |
      |   the backend says what is to be paid                               | the choice is kept for the other pages                 |
      |   or the backend says what is to be paid, and names neither a day   |                                                        |
      |     nor a channel                                                   |                                                        |
      |   or the backend says that nothing is to be paid                    |                                                        |
      | unless a code was made that can still be paid:                      | what is to be paid shows, and a channel can be chosen  |
      |   the backend says what is to be paid                               | the choice is kept for the other pages                 |
      |   or the backend says what is to be paid, and names neither a day   |                                                        |
      |     nor a channel                                                   |                                                        |
      |   or the backend says that nothing is to be paid                    |                                                        |
      | the backend does not say what is to be paid, when a code was made   | the code is shown before another one is made           |
      |   that can still be paid                                            | sometimes: the choice is kept for the other pages      |
      | the backend does not say what is to be paid, unless a code was made | what is to be paid shows, and a channel can be chosen  |
      |   that can still be paid                                            | sometimes: the choice is kept for the other pages      |
      | the connection is cut                                               | the code is shown before another one is made           |
      | or the backend's response cannot be parsed                          | a toast says "Something went wrong. Please try again." |
      | or 1 minute passes: the request timed out                           |                                                        |
      | 1 day passes                                                        | the code is shown before another one is made           |

  Scenario: What is to be paid shows
    Then this happens
      | the borrower asks how to pay, when the page is free                  | the page of how to pay opens |
      | the borrower copies the pay code, when there is a pay code           | it is copied                 |
      | the phone says that it copied                                        | nothing changes              |
      | or the phone says that it can share                                  |                              |
      | or the phone says that it can do nothing of it                       |                              |
      | or the phone answers something that was asked elsewhere              |                              |
      | the borrower contacts us, when something that has to be known before | customer service opens       |
      |   paying is not                                                      |                              |
      | the borrower opens the order, when news or nothing is to be paid or  | the order opens              |
      |   something that has to be known before paying is not                |                              |
      | the borrower pays off the loan instead, when the extension cannot be | the page to repay opens      |
      |   paid                                                               |                              |
    But nothing happens
      | the borrower asks how to pay, unless the page is free                                                |
      | the borrower copies the pay code, unless there is a pay code                                         |
      | the borrower contacts us, unless something that has to be known before paying is not                 |
      | the borrower opens the order, unless news or nothing is to be paid or something that has to be known |
      |   before paying is not                                                                               |
      | the borrower pays off the loan instead, unless the extension cannot be paid                          |

  Scenario: How to pay
    States inside handle their own rows first: the outcome is unknown, or nothing was sent for a reason.
    Then this happens
      | the borrower sends it (through bank, same), when its channel takes | the backend is asked for a code for the chosen channel |
      |   the sum                                                          |                                                        |
    But nothing happens
      | the borrower sends it (through bank, same), unless its channel takes the sum |
      | the borrower sends it (through none)                                         |

  Scenario: What is to be paid shows, whether or not it is being reloaded
    Then this happens
      | the borrower asks to pay, when its channel takes the sum and a code  | the code is shown before another one is made           |
      |   was made that can still be paid, and the borrower was not warned   |                                                        |
      |   before another code                                                |                                                        |
      | the borrower asks to pay, else when its channel takes the sum        | the backend is asked for a code for the chosen channel |
      | the borrower opens the payment methods, when something is to be paid | the channels show, to choose from                      |
      |   and there are channels                                             |                                                        |
      | or the borrower asks to pay, else when something is to be paid and   |                                                        |
      |   there are channels                                                 |                                                        |
      | the borrower asks for the barcode, when there is a pay code          | the pay code of the default-payment box, as a barcode  |
    But nothing happens
      | the borrower opens the payment methods, unless something is to be paid and there are channels |
      | the borrower asks for the barcode, unless there is a pay code                                 |
      | the borrower asks to pay, otherwise                                                           |
      | the borrower leaves it for now                                                                |
      | the borrower closes the dialog                                                                |
      | the borrower goes back                                                                        |

  Scenario: What is to be paid shows, and a channel can be chosen
    Then this happens
      | the connection comes back              | what is to be paid is reloaded while it shows |
      | or the borrower comes back to the page |                                               |

  Scenario: What is to be paid is reloaded while it shows
    Then this happens
      | when a code was made that can still be paid, and the borrower was   | the code is shown before another one is made             |
      |   not warned before another code:                                   | the choice is kept for the other pages                   |
      |   the backend says what is to be paid                               |                                                          |
      |   or the backend says what is to be paid, and names neither a day   |                                                          |
      |     nor a channel                                                   |                                                          |
      |   or the backend says that nothing is to be paid                    |                                                          |
      | unless a code was made that can still be paid, and the borrower was | what is to be paid shows, and a channel can be chosen    |
      |   not warned before another code:                                   | the choice is kept for the other pages                   |
      |   the backend says what is to be paid                               |                                                          |
      |   or the backend says what is to be paid, and names neither a day   |                                                          |
      |     nor a channel                                                   |                                                          |
      |   or the backend says that nothing is to be paid                    |                                                          |
      | the backend does not say what is to be paid, when a code was made   | the code is shown before another one is made             |
      |   that can still be paid, and the borrower was not warned before    | sometimes: the choice is kept for the other pages        |
      |   another code                                                      |                                                          |
      | the backend does not say what is to be paid, unless a code was made | what is to be paid shows, and a channel can be chosen    |
      |   that can still be paid, and the borrower was not warned before    | sometimes: the choice is kept for the other pages        |
      |   another code                                                      |                                                          |
      | the backend refuses                                                 | the page shows the backend's message about the refusal   |
      |                                                                     | a toast says the backend's message: "Not possible today" |
      | when a code was made that can still be paid, and the borrower was   | the code is shown before another one is made             |
      |   not warned before another code:                                   | a toast says "Something went wrong. Please try again."   |
      |   the connection is cut                                             |                                                          |
      |   or the backend's response cannot be parsed                        |                                                          |
      |   or 1 minute passes: the request timed out                         |                                                          |
      | unless a code was made that can still be paid, and the borrower was | what is to be paid shows, and a channel can be chosen    |
      |   not warned before another code:                                   | a toast says "Something went wrong. Please try again."   |
      |   the connection is cut                                             |                                                          |
      |   or the backend's response cannot be parsed                        |                                                          |
      |   or 1 minute passes: the request timed out                         |                                                          |
    But nothing happens
      | the connection comes back           |
      | the borrower comes back to the page |

  Scenario: A code that can still be paid by comes first, unless the person wants another one
    Then this happens
      | the borrower leaves it for now, when a code was made that can still  | the code is shown before another one is made           |
      |   be paid, and the borrower was not warned before another code       |                                                        |
      | the borrower leaves it for now, unless a code was made that can      | what is to be paid shows, and a channel can be chosen  |
      |   still be paid, and the borrower was not warned before another code |                                                        |
      | when a code was made that can still be paid, and the borrower was    | the code is shown before another one is made           |
      |   not warned before another code:                                    | the choice is kept for the other pages                 |
      |   the backend says what is to be paid                                |                                                        |
      |   or the backend says what is to be paid, and names neither a day    |                                                        |
      |     nor a channel                                                    |                                                        |
      |   or the backend says that nothing is to be paid                     |                                                        |
      | unless a code was made that can still be paid, and the borrower was  | what is to be paid shows, and a channel can be chosen  |
      |   not warned before another code:                                    | the choice is kept for the other pages                 |
      |   the backend says what is to be paid                                |                                                        |
      |   or the backend says what is to be paid, and names neither a day    |                                                        |
      |     nor a channel                                                    |                                                        |
      |   or the backend says that nothing is to be paid                     |                                                        |
      | the backend does not say what is to be paid, when a code was made    | the code is shown before another one is made           |
      |   that can still be paid, and the borrower was not warned before     | sometimes: the choice is kept for the other pages      |
      |   another code                                                       |                                                        |
      | the backend does not say what is to be paid, unless a code was made  | what is to be paid shows, and a channel can be chosen  |
      |   that can still be paid, and the borrower was not warned before     | sometimes: the choice is kept for the other pages      |
      |   another code                                                       |                                                        |
      | when a code was made that can still be paid, and the borrower was    | the code is shown before another one is made           |
      |   not warned before another code:                                    | a toast says "Something went wrong. Please try again." |
      |   the connection is cut                                              |                                                        |
      |   or the backend's response cannot be parsed                         |                                                        |
      |   or 1 minute passes: the request timed out                          |                                                        |
      | unless a code was made that can still be paid, and the borrower was  | what is to be paid shows, and a channel can be chosen  |
      |   not warned before another code:                                    | a toast says "Something went wrong. Please try again." |
      |   the connection is cut                                              |                                                        |
      |   or the backend's response cannot be parsed                         |                                                        |
      |   or 1 minute passes: the request timed out                          |                                                        |

  Scenario: The channels show, to choose from
    Then this happens
      | the borrower chooses an e-wallet | what is to be paid shows, and a channel can be chosen |
      | or the borrower chooses a store  | the choice is kept for the other pages                |
      | the borrower closes the dialog   | what is to be paid shows, and a channel can be chosen |
      | or the borrower goes back        |                                                       |
    But nothing happens
      | the borrower chooses a channel that does not take the sum |
      | the connection comes back                                 |
      | the borrower comes back to the page                       |
      | the borrower leaves it for now                            |

  Scenario: The pay code of the default-payment box, as a barcode
    Then this happens
      | the borrower closes the dialog | what is to be paid shows, and a channel can be chosen |
      | or the borrower goes back      |                                                       |
    But nothing happens
      | the connection comes back           |
      | the borrower comes back to the page |
      | the borrower sends it (same)        |
      | the borrower leaves it for now      |

  Scenario: Another tab may have made a code meanwhile
    Then this happens
      | the borrower asks to pay, when a code was made that can still be   | the code is shown before another one is made           |
      |   paid, and the borrower was not warned before another code        |                                                        |
      | the borrower asks to pay, unless a code was made that can still be | the backend is asked for a code for the chosen channel |
      |   paid, and the borrower was not warned before another code        |                                                        |

  Scenario: The backend is asked for a code for the chosen channel
    Then this happens
      | the backend has made the code                      | the code is shown before another one is made             |
      |                                                    | the choice is kept for the other pages                   |
      |                                                    | the page of the code opens                               |
      | the backend refuses                                | what is to be paid is reloaded while it shows            |
      |                                                    | a toast says the backend's message: "Not possible today" |
      | it is blocked, because another payment is pending  | the outcome is unknown, or nothing was sent for a reason |
      | or there is no response, so the outcome is unknown | the app is notified that the outcome is unclear          |
      | or 1 minute passes: the request timed out          |                                                          |
    But nothing happens
      | the connection comes back                  |
      | the borrower comes back to the page        |
      | the borrower sends it (same, through bank) |
      | a check finds it done (checked, wallet)    |
      | the borrower leaves it for now             |
      | the borrower opens the payment methods     |
      | the borrower closes the dialog             |
      | the borrower goes back                     |
      | the borrower asks to pay                   |

  Scenario: The outcome is unknown, or nothing was sent for a reason
    The root asks the person.
    Then this happens
      | the borrower sends it (same, through bank, through none)             | the backend is asked for a code for the chosen channel |
      | the borrower leaves it for now, when a code was made that can still  | the code is shown before another one is made           |
      |   be paid, and the borrower was not warned before another code       |                                                        |
      | the borrower leaves it for now, unless a code was made that can      | what is to be paid shows, and a channel can be chosen  |
      |   still be paid, and the borrower was not warned before another code |                                                        |
    But nothing happens
      | the connection comes back           |
      | the borrower comes back to the page |
      | the borrower closes the dialog      |
      | the borrower goes back              |

  Scenario: The sum shows without its rows
    Then this happens
      | the borrower shows more or less | all rows of the sum show |

  Scenario: All rows of the sum show
    Then this happens
      | the borrower shows more or less | nothing changes |

  Scenario: A code is made that can still be paid by
    It is shown before another one is made.
    Then this happens
      | 1 day passes | the code is shown before another one is made |
    But nothing happens
      | the borrower leaves it for now |

  Scenario: The code is shown before another one is made
    Then this happens
      | the borrower shows the code again, when the code can be shown | the page of the code opens |
      | the borrower opens the order                                  | the order opens            |
    But nothing happens
      | the borrower shows the code again, unless the code can be shown |
      | the borrower closes the dialog                                  |
      | the borrower goes back                                          |

  Scenario: The code is shown before another one is made
    Then this happens
      | the connection comes back              | what is to be paid is reloaded while the code shows |
      | or the borrower comes back to the page |                                                     |
      | the borrower asks for another code     | a dialog warns that two codes could be paid         |

  Scenario: What is to be paid is reloaded while the code shows
    Then this happens
      | the backend says what is to be paid                                  | the code is shown before another one is made             |
      | or the backend says what is to be paid, and names neither a day nor  | the choice is kept for the other pages                   |
      |   a channel                                                          |                                                          |
      | or the backend says that nothing is to be paid, when a code was made |                                                          |
      |   that can still be paid                                             |                                                          |
      | the backend does not say what is to be paid                          | the code is shown before another one is made             |
      |                                                                      | sometimes: the choice is kept for the other pages        |
      | the backend says that nothing is to be paid, unless a code was made  | what is to be paid shows, and a channel can be chosen    |
      |   that can still be paid                                             | the choice is kept for the other pages                   |
      | the backend refuses                                                  | the page shows the backend's message about the refusal   |
      |                                                                      | a toast says the backend's message: "Not possible today" |
      | the connection is cut                                                | the code is shown before another one is made             |
      | or the backend's response cannot be parsed                           | a toast says "Something went wrong. Please try again."   |
      | or 1 minute passes: the request timed out                            |                                                          |
    But nothing happens
      | the connection comes back           |
      | the borrower comes back to the page |

  Scenario: A dialog warns that two codes could be paid
    Then this happens
      | the borrower comes back to the page                  | what is to be paid is reloaded while the code shows   |
      | the borrower closes the dialog                       | the code is shown before another one is made          |
      | or the borrower goes back                            |                                                       |
      | the borrower has another code made after the warning | what is to be paid shows, and a channel can be chosen |
    But nothing happens
      | the connection comes back |

  Scenario: The order was found paid, and is being opened or did not open by itself
    Then this happens
      | the borrower opens the order | the order opens |
    But nothing happens
      | the connection comes back                  |
      | the borrower comes back to the page        |
      | the borrower sends it (same, through bank) |
      | the borrower leaves it for now             |
      | the borrower closes the dialog             |
      | the borrower goes back                     |

  Scenario: Everywhere else
    But nothing happens
      | the borrower sends it (through none)                 |
      | the phone says that it copied                        |
      | the phone says that it can share                     |
      | the phone says that it can do nothing of it          |
      | the phone answers something that was asked elsewhere |

  Scenario: What always holds
    Then this always holds
      | one code is asked for until the answer is here or the person asks again |
    But this never holds
      | a code is asked for through a channel that does not take the amount |
      | a code is asked for after the order was found paid                  |
