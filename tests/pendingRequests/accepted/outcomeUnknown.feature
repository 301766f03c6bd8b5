Feature: The outcome is unknown

  Scenario: It is opened
    Then it begins like this
      | the outcome of a loan request is unknown             | not checked yet |
      | or the outcome of a repayment is unknown             |                 |
      | or another payment of the order is pending           |                 |
      | or a payment code of the order was made before       |                 |
      | or a loan was taken, and nobody saw it               |                 |
      | or a loan was requested in another session           |                 |
      | or a loan request is too old to be sent again        |                 |
      | or the same loan request is too old to be sent again |                 |
      | or the phone cannot remember a request               |                 |

  Scenario: In every state
    Then this happens
      | the screen can send it by now                                        | what the screen can do is known                   |
      | another question is open by now, unless it is about the same request | the reason of the other question is known         |
      |                                                                      | the other request is known                        |
      |                                                                      | not checked yet                                   |
      | another tab has answered the question                                | the dialog closes, because nothing is to be asked |
      |                                                                      | it ends                                           |

  Scenario: The person reads what was done, or is warned, and chooses what to do
    Then this happens
      | the borrower taps "Check (now|again)", when the backend can be asked | the backend is asked whether it was done |
      | the borrower taps "Try again", when it may be sent again             | it is sent again                         |
      |                                                                      | it ends                                  |
      | the borrower leaves it for now                                       | it is left for now                       |
      | or the borrower goes back                                            | it ends                                  |
      | the borrower taps "(Pay this way all the same|Send it again all the  | it is sent anyway                        |
      |   same|Send it now)", when it waits for the borrower                 | it ends                                  |
      | the borrower taps "(Continue|Show it)", when it was done before      | opened                                   |
      |                                                                      | it ends                                  |
    But nothing happens
      | the borrower taps "Check (now|again)", unless the backend can be asked                            |
      | the borrower taps "Try again", unless it may be sent again                                        |
      | the borrower taps "(Pay this way all the same|Send it again all the same|Send it now)", unless it |
      |   waits for the borrower                                                                          |
      | the borrower taps "(Continue|Show it)", unless it was done before                                 |

  Scenario: The backend shows that it was not done so far
    But nothing happens
      | the borrower taps "(Continue|Show it)" |

  Scenario: The backend does not say, or could not be asked
    But nothing happens
      | the borrower taps "(Continue|Show it)" |

  Scenario: The backend is asked whether it was done
    Then this happens
      | the borrower leaves it for now            | it is left for now                                       |
      | or the borrower goes back                 | it ends                                                  |
      | the backend says that it was done         | the backend shows that it was done                       |
      |                                           | sometimes: what was pending is settled                   |
      | the backend says that it was not done     | the backend shows that it was not done so far            |
      | the backend does not know yet             | the backend does not say, or could not be asked          |
      | or the connection is cut                  |                                                          |
      | or 1 minute passes: the request timed out |                                                          |
      | the backend refuses                       | the backend does not say, or could not be asked          |
      |                                           | a toast says the backend's message: "Not possible today" |
    But nothing happens
      | the borrower taps "Check (now|again)"  |
      | the borrower taps "(Continue|Show it)" |

  Scenario: The backend shows that it was done
    Then this happens
      | the borrower taps "(Continue|Show it)" | the dialog closes, because it was done |
      | or the borrower leaves it for now      | it ends                                |
      | or the borrower goes back              |                                        |
    But nothing happens
      | the screen can send it by now         |
      | another question is open by now       |
      | another tab has answered the question |

  Scenario: Everywhere else
    But nothing happens
      | the borrower taps "Try again"                                                          |
      | the borrower taps "(Pay this way all the same|Send it again all the same|Send it now)" |

  Scenario: What always holds
    Then this always holds
      | a look comes to an end |
    But this never holds
      | what was found done is sent again |
