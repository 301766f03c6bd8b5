Feature: The code from a text message

  Scenario: It is opened
    Then this is how it begins
      | the dialog opens after the lender sent a code | a code was sent less than a minute ago |

  Scenario: The code can be typed
    What is told of a place within comes first: a code was sent less than a minute ago.
    Then this is what comes of it
      | the borrower comes back, and the payment has no known end  | nobody knows how something earlier ended, and the borrower is told |
      | or the borrower comes back, and the code has no known end  |   so                                                               |
      | the borrower types all digits                              | the field holds it                                                 |
      | or the borrower types too few digits                       |                                                                    |
      | or the borrower pastes all digits, with blanks around them |                                                                    |
      | the borrower confirms the code, when all is filled in      | the code is being checked, and back waits                          |
      | the borrower confirms the code, unless all is filled in    | the fault is pointed at                                            |
      | the borrower closes the dialog                             | the dialog is left                                                 |
      | or the borrower goes back                                  | it is over                                                         |
      | the borrower asks for another code                         | another code is asked for, and back waits                          |
    But nothing comes of it
      | the borrower comes back to the page |

  Scenario: A code was sent less than a minute ago
    The next one has to wait.
    Then this is what comes of it
      | the borrower asks for another code   | a toast says "Please wait for the countdown to end." |
      | the pause until another code is over | the code can be typed, and another one asked for     |
      | or the countdown breaks              |                                                      |
    But nothing comes of it
      | the borrower comes back to the page |

  Scenario: The code can be typed, and another one asked for
    But nothing comes of it
      | the borrower comes back to the page |

  Scenario: The code is being checked, and back waits
    Then this is what comes of it
      | the lender takes the repayment                                       | the repayment is taken                                               |
      |                                                                      | it is over                                                           |
      | the lender says that the code is wrong, when the pause until another | a code was sent less than a minute ago                               |
      |   code still runs                                                    | the fault is pointed at                                              |
      | the lender says that the code is wrong, unless the pause until       | the code can be typed, and another one asked for                     |
      |   another code still runs                                            | the fault is pointed at                                              |
      | the lender says that it was repaid before, when the pause until      | a code was sent less than a minute ago                               |
      |   another code still runs                                            | a toast says "You already asked for this payment."                   |
      | the lender says that it was repaid before, unless the pause until    | the code can be typed, and another one asked for                     |
      |   another code still runs                                            | a toast says "You already asked for this payment."                   |
      | it is held back, for something else has no known end                 | nobody knows whether the code was taken, and the borrower is told so |
      | or no answer comes, so nobody knows whether it was done              |                                                                      |
      | or 1 minute passes: the lender took too long                         |                                                                      |
    But nothing comes of it
      | the borrower comes back to the page |
      | the borrower asks for another code  |
      | the borrower goes back              |

  Scenario: Nobody knows whether the code was taken, and the borrower is told so
    Then this is what comes of it
      | the borrower goes back                          | the dialog decides                               |
      | the dialog ends with "Try again"                | the code is being checked, and back waits        |
      | or the dialog ends with another way             |                                                  |
      | when the pause until another code still runs:   | a code was sent less than a minute ago           |
      |   the dialog ends with "Leave it for now"       |                                                  |
      |   or the dialog breaks                          |                                                  |
      | unless the pause until another code still runs: | the code can be typed, and another one asked for |
      |   the dialog ends with "Leave it for now"       |                                                  |
      |   or the dialog breaks                          |                                                  |
      | the dialog ends because it was done after all   | the repayment is taken                           |
      |                                                 | it is over                                       |
    But nothing comes of it
      | the borrower comes back to the page |

  Scenario: Another code is asked for, and back waits
    Then this is what comes of it
      | the lender sends another code                                     | a code was sent less than a minute ago                               |
      | the lender has taken the repayment meanwhile                      | the repayment is taken                                               |
      |                                                                   | it is over                                                           |
      | the lender says that it was repaid before, when the pause until   | a code was sent less than a minute ago                               |
      |   another code still runs                                         | a toast says "You already asked for this payment."                   |
      | the lender says that it was repaid before, unless the pause until | the code can be typed, and another one asked for                     |
      |   another code still runs                                         | a toast says "You already asked for this payment."                   |
      | no answer comes, so nobody knows whether it was done              | nobody knows whether another code was sent, and the borrower is told |
      | or 1 minute passes: the lender took too long                      |   so                                                                 |
    But nothing comes of it
      | the borrower comes back to the page |
      | the borrower asks for another code  |
      | the borrower goes back              |

  Scenario: Nobody knows whether another code was sent, and the borrower is told so
    Then this is what comes of it
      | the borrower goes back                             | the dialog decides                               |
      | the dialog ends with "Try again"                   | another code is asked for, and back waits        |
      | or the dialog ends with another way                |                                                  |
      | when the pause until another code still runs:      | a code was sent less than a minute ago           |
      |   the dialog ends with "Leave it for now"          |                                                  |
      |   or the dialog ends because it was done after all |                                                  |
      |   or the dialog breaks                             |                                                  |
      | unless the pause until another code still runs:    | the code can be typed, and another one asked for |
      |   the dialog ends with "Leave it for now"          |                                                  |
      |   or the dialog ends because it was done after all |                                                  |
      |   or the dialog breaks                             |                                                  |
    But nothing comes of it
      | the borrower comes back to the page |

  Scenario: Nobody knows how something earlier ended, and the borrower is told so
    Then this is what comes of it
      | the borrower goes back                          | the dialog decides                               |
      | when it was about another code:                 | another code is asked for, and back waits        |
      |   the dialog ends with "Try again"              |                                                  |
      |   or the dialog ends with another way           |                                                  |
      | unless it was about another code:               | the code is being checked, and back waits        |
      |   the dialog ends with "Try again"              |                                                  |
      |   or the dialog ends with another way           |                                                  |
      | when the pause until another code still runs:   | a code was sent less than a minute ago           |
      |   the dialog ends with "Leave it for now"       |                                                  |
      |   or the dialog breaks                          |                                                  |
      | unless the pause until another code still runs: | the code can be typed, and another one asked for |
      |   the dialog ends with "Leave it for now"       |                                                  |
      |   or the dialog breaks                          |                                                  |
      | the dialog ends because it was done after all   | the repayment is taken                           |
      |                                                 | it is over                                       |
    But nothing comes of it
      | the borrower comes back to the page |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | the borrower comes back, and the payment has no known end |
      | the borrower comes back, and the code has no known end    |
      | the borrower types all digits                             |
      | the borrower types too few digits                         |
      | the borrower pastes all digits, with blanks around them   |
      | the borrower confirms the code                            |
      | the borrower closes the dialog                            |

  Scenario: What always holds, whatever happens
    Then it is always so
      | one call that cannot be undone is under way until its answer is here |
      | whoever confirms hears what became of it                             |
    But it is never so
      | another code is sent by a tap while the pause runs |
      | a code that is too short is confirmed by a tap     |
