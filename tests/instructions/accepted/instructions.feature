Feature: How to pay

  Scenario: It is opened
    Then it begins like this
      | the page is opened                                             | no code is known to have expired |
      | or the page is opened for a reference number                   | the steps show                   |
      | or the page is opened after a code was made                    |                                  |
      | or the page is opened, and the kept code is of another session |                                  |

  Scenario: In every state
    States inside handle their own rows first: no code is known to have expired.
    Then this happens
      | the phone says that it copied                                       | nothing changes                                |
      | or the phone says that it can share                                 |                                                |
      | or the phone says that it can do nothing of it                      |                                                |
      | or the phone answers something that was asked elsewhere             |                                                |
      | the borrower copies the reference number, when there is a reference | it is copied                                   |
      |   number                                                            |                                                |
      | the connection comes back, when a code can be paid by, or was paid  | the check of the payment's arrival is notified |
      |   in part                                                           |                                                |
      | the borrower goes to the order, when the payment has arrived        | the order opens                                |
      | the borrower comes back to the page, when a code can be paid by, or | the payment's arrival is checked               |
      |   was paid in part                                                  |                                                |
      | the payment arrives                                                 | only what arrived and what is left shows       |
      | or a part of the payment arrives                                    | the code is shown or no longer shown           |
      | what looks whether the payment arrived breaks                       | the steps show                                 |
      |                                                                     | no code is known to have expired               |
    But nothing happens
      | the borrower copies the reference number, unless there is a reference number |
      | unless a code can be paid by, or was paid in part:                           |
      |   the connection comes back                                                  |
      |   the borrower comes back to the page                                        |
      | the borrower goes to the order, unless the payment has arrived               |

  Scenario: No code is known to have expired
    Then this happens
      | the borrower comes back to the page, when a code can be paid by, or | the payment's arrival is checked |
      |   was paid in part                                                  | the time left is measured again  |
      | the code expires                                                    | the code has expired             |
    But nothing happens
      | the borrower comes back to the page, unless a code can be paid by, or was paid in part |
      | a response shows that the code can still be paid by                                    |

  Scenario: The code has expired
    The contract number shows instead.
    Then this happens
      | a response shows that the code can still be paid by, when nothing of | no code is known to have expired |
      |   the payment has arrived                                            |                                  |
    But nothing happens
      | a response shows that the code can still be paid by, unless nothing of the payment has arrived |

  Scenario: The steps show
    Then this happens
      | the borrower chooses the first place to pay     | the steps of that place show        |
      | or the borrower chooses the second place to pay |                                     |
      | or the borrower chooses a store                 |                                     |
      | the borrower taps the first picture             | one step's picture fills the screen |
      | or the borrower taps the last picture           |                                     |
    But nothing happens
      | the borrower taps a picture that is not there |
      | the borrower turns to the next picture        |
      | the borrower turns to the picture before      |
      | the borrower closes the dialog                |
      | the borrower goes back                        |

  Scenario: One step's picture fills the screen
    Swiping turns to the next.
    Then this happens
      | when there is such a picture:                 | the other picture shows |
      |   the borrower turns to the next picture      |                         |
      |   or the borrower turns to the picture before |                         |
      | the borrower closes the dialog                | the steps show          |
      | or the borrower goes back                     |                         |
    But nothing happens
      | unless there is such a picture:            |
      |   the borrower turns to the next picture   |
      |   the borrower turns to the picture before |

  Scenario: What always holds
    Then this always holds
      | a picture is one of the steps |
