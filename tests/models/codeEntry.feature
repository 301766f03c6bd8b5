Feature: The code from a text message

  Scenario: It is opened
    Then this is how it begins
      | the dialog opens after the lender sent a code | a code was sent less than a minute ago |

  Scenario: The code can be typed
    What is told of a place within comes first: a code was sent less than a minute ago.
    Then this is what comes of it
      | the borrower sends it (resend code)                        | another code is asked for, and back waits |
      | or the borrower asks for another code                      |                                           |
      | the borrower types all digits                              | the field holds it                        |
      | or the borrower types too few digits                       |                                           |
      | or the borrower pastes all digits, with blanks around them |                                           |
      | when all is filled in:                                     | the code is being checked, and back waits |
      |   the borrower confirms the code                           |                                           |
      |   or the borrower sends it (confirm)                       |                                           |
      | the borrower confirms the code, unless all is filled in    | the fault is pointed at                   |
      | the borrower closes the dialog                             | the dialog is left                        |
      | or the borrower goes back                                  | it is over                                |
    But nothing comes of it
      | the borrower sends it (confirm), unless all is filled in |

  Scenario: A code was sent less than a minute ago
    The next one has to wait.
    Then this is what comes of it
      | the borrower asks for another code   | a toast says "Please wait for the countdown to end." |
      | the pause until another code is over | the code can be typed, and another one asked for     |
      | or the countdown breaks              |                                                      |

  Scenario: The code is being checked, and back waits
    Then this is what comes of it
      | the lender takes the repayment                                       | the repayment is taken                                       |
      |                                                                      | it is over                                                   |
      | the lender says that the code is wrong, when the pause until another | a code was sent less than a minute ago                       |
      |   code still runs                                                    | the fault is pointed at                                      |
      | the lender says that the code is wrong, unless the pause until       | the code can be typed, and another one asked for             |
      |   another code still runs                                            | the fault is pointed at                                      |
      | the lender says that it was repaid before, when the pause until      | a code was sent less than a minute ago                       |
      |   another code still runs                                            | a toast says "You already asked for this payment."           |
      | the lender says that it was repaid before, unless the pause until    | the code can be typed, and another one asked for             |
      |   another code still runs                                            | a toast says "You already asked for this payment."           |
      | it is not sent, because another payment is pending                   | the outcome is unknown, and the borrower is asked what to do |
      | or no answer comes, so nobody knows whether it was done              | the app hears that the outcome is unclear                    |
      | or 1 minute passes: the lender took too long                         |                                                              |
    But nothing comes of it
      | the borrower sends it (confirm, resend code) |
      | the borrower asks for another code           |

  Scenario: Another code is asked for, and back waits
    Then this is what comes of it
      | the lender sends another code                                     | a code was sent less than a minute ago                       |
      | the lender has taken the repayment meanwhile                      | the repayment is taken                                       |
      |                                                                   | it is over                                                   |
      | the lender says that it was repaid before, when the pause until   | a code was sent less than a minute ago                       |
      |   another code still runs                                         | a toast says "You already asked for this payment."           |
      | the lender says that it was repaid before, unless the pause until | the code can be typed, and another one asked for             |
      |   another code still runs                                         | a toast says "You already asked for this payment."           |
      | no answer comes, so nobody knows whether it was done              | the outcome is unknown, and the borrower is asked what to do |
      | or 1 minute passes: the lender took too long                      | the app hears that the outcome is unclear                    |
    But nothing comes of it
      | the borrower sends it (confirm, resend code) |
      | the borrower types all digits                |
      | the borrower asks for another code           |

  Scenario: The outcome is unknown, and the borrower is asked what to do
    The root asks the person.
    Then this is what comes of it
      | the borrower sends it (resend code)                                 | another code is asked for, and back waits        |
      | a check finds it done                                               | the repayment is taken                           |
      |                                                                     | it is over                                       |
      | the borrower leaves it for now, when the pause until another code   | a code was sent less than a minute ago           |
      |   still runs                                                        |                                                  |
      | the borrower leaves it for now, unless the pause until another code | the code can be typed, and another one asked for |
      |   still runs                                                        |                                                  |
      | the borrower sends it (confirm), when all is filled in              | the code is being checked, and back waits        |
    But nothing comes of it
      | the borrower sends it (confirm), unless all is filled in |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | a check finds it done                                   |
      | the borrower leaves it for now                          |
      | the borrower types too few digits                       |
      | the borrower pastes all digits, with blanks around them |
      | the borrower confirms the code                          |
      | the borrower closes the dialog                          |
      | the borrower goes back                                  |

  Scenario: What always holds, whatever happens
    Then it is always so
      | one call that cannot be undone is under way until its answer is here |
      | whoever confirms hears what became of it                             |
    But it is never so
      | another code is sent by a tap while the pause runs |
      | a code that is too short is confirmed by a tap     |
