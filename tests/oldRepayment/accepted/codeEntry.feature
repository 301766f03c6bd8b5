Feature: The code from a text message

  Scenario: It is opened
    Then it begins like this
      | the dialog opens after the backend sent a code              | the next code has to wait |
      | or the dialog opens again, and the card is no longer listed |                           |

  Scenario: In every state
    States inside handle their own rows first: the outcome is unknown, and the borrower is asked what to do.
    Then this happens
      | the borrower sends it (resend code), when it is a code that was | another code is asked for, and back waits |
      |   asked for, and the card is listed                             |                                           |
      | the borrower sends it (confirm), when it is a whole code        | the code is being checked, and back waits |
    But nothing happens
      | the borrower sends it (resend code), unless it is a code that was asked for, and the card is listed |
      | the borrower sends it (confirm), unless it is a whole code                                          |

  Scenario: The code can be typed
    States inside handle their own rows first: the next code has to wait.
    Then this happens
      | the borrower types all digits                                    | the field holds it                                              |
      | or the borrower types too few digits                             |                                                                 |
      | or the borrower pastes all digits, with blanks around them       |                                                                 |
      | the borrower confirms the code, when all is filled in            | the code is being checked, and back waits                       |
      | the borrower confirms the code, unless all is filled in          | the fault is pointed at                                         |
      | the borrower closes the dialog                                   | the dialog is left                                              |
      | or the borrower goes back                                        | what was pending is settled                                     |
      |                                                                  | it ends                                                         |
      | the borrower asks for another code, when the card is no longer   | a toast says "Your card is no longer listed. Enter the code you |
      |   listed                                                         |   have, or choose another card."                                |
      | the borrower asks for another code, unless the card is no longer | another code is asked for, and back waits                       |
      |   listed                                                         |                                                                 |

  Scenario: The next code has to wait
    Then this happens
      | the borrower asks for another code   | a toast says "Please wait for the countdown to end." |
      | the pause until another code is over | the code can be typed, and another one asked for     |
      | or the countdown breaks              |                                                      |

  Scenario: The code is being checked, and back waits
    Then this happens
      | the backend takes the repayment                                    | the repayment is taken                                       |
      |                                                                    | it ends                                                      |
      | the backend says that the code is wrong, when the pause until      | the next code has to wait                                    |
      |   another code still runs                                          | the fault is pointed at                                      |
      | the backend says that the code is wrong, unless the pause until    | the code can be typed, and another one asked for             |
      |   another code still runs                                          | the fault is pointed at                                      |
      | the backend says that it was repaid before, when the pause until   | the next code has to wait                                    |
      |   another code still runs                                          | a toast says "You already asked for this payment."           |
      | the backend says that it was repaid before, unless the pause until | the code can be typed, and another one asked for             |
      |   another code still runs                                          | a toast says "You already asked for this payment."           |
      | it is blocked, because another payment is pending                  | the outcome is unknown, and the borrower is asked what to do |
      | or there is no response, so the outcome is unknown                 | the app is notified that the outcome is unclear              |
      | or 1 minute passes: the request timed out                          |                                                              |
    But nothing happens
      | the borrower sends it (confirm, resend code) |
      | the borrower asks for another code           |

  Scenario: Another code is asked for, and back waits
    Then this happens
      | the backend sends another code                                     | the next code has to wait                                         |
      | the backend has taken the repayment meanwhile                      | the repayment is taken                                            |
      |                                                                    | it ends                                                           |
      | the backend says that it was repaid before, when the pause until   | the next code has to wait                                         |
      |   another code still runs                                          | a toast says "You already asked for this payment."                |
      | the backend says that it was repaid before, unless the pause until | the code can be typed, and another one asked for                  |
      |   another code still runs                                          | a toast says "You already asked for this payment."                |
      | there were too many requests for a code                            | the next code has to wait                                         |
      |                                                                    | a toast says "Too many tries. Please try again in a few minutes." |
      | there is no response, so the outcome is unknown                    | the outcome is unknown, and the borrower is asked what to do      |
      | or 1 minute passes: the request timed out                          | the app is notified that the outcome is unclear                   |
    But nothing happens
      | the borrower sends it (confirm, resend code) |
      | the borrower types all digits                |
      | the borrower asks for another code           |

  Scenario: The outcome is unknown, and the borrower is asked what to do
    The root asks the person.
    Then this happens
      | the borrower sends it (resend code), when it is a code that was      | another code is asked for, and back waits        |
      |   asked for, and the card is listed                                  |                                                  |
      | a check finds it done (checked)                                      | the repayment is taken                           |
      |                                                                      | it ends                                          |
      | a check finds it done (wallet)                                       | the dialog is left                               |
      |                                                                      | the backend's link is opened                     |
      |                                                                      | it ends                                          |
      | a check finds it done (code)                                         | the next code has to wait                        |
      | or the borrower leaves it for now, when the pause until another code |                                                  |
      |   still runs                                                         |                                                  |
      | a check finds it done (other card)                                   | the dialog is left                               |
      |                                                                      | the page to repay by card opens                  |
      |                                                                      | it ends                                          |
      | the borrower leaves it for now, unless the pause until another code  | the code can be typed, and another one asked for |
      |   still runs                                                         |                                                  |
      | the borrower sends it (confirm), when it is a whole code             | the code is being checked, and back waits        |
    But nothing happens
      | the borrower sends it (resend code), unless it is a code that was asked for, and the card is listed |
      | the borrower sends it (confirm), unless it is a whole code                                          |

  Scenario: Everywhere else
    But nothing happens
      | a check finds it done (checked, wallet, code, other card) |
      | the borrower leaves it for now                            |
      | the borrower types too few digits                         |
      | the borrower pastes all digits, with blanks around them   |
      | the borrower confirms the code                            |
      | the borrower closes the dialog                            |
      | the borrower goes back                                    |

  Scenario: What always holds
    Then this always holds
      | one call that cannot be undone is under way until its answer is here |
      | confirming leads to an outcome                                       |
    But this never holds
      | another code is sent without the card of the repayment |
      | another code is sent by a tap while the pause runs     |
      | a code that is too short is confirmed by a tap         |
