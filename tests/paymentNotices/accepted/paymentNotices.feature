Feature: The code to pay with, kept on the phone

  Scenario: It is opened
    Then it begins like this
      | the page is opened, and a code is kept                        | it is not known whether the phone can share                       |
      | or the page is opened after a code was made                   | the code shows                                                    |
      | or the page is opened, and what is kept has no code           |                                                                   |
      | the page is opened, and nothing is kept                       | nothing to pay is stored on this phone for this order and session |
      | or the page is opened, and nothing is owed of what is kept    |                                                                   |
      | or the page is opened, and what is kept is of another session |                                                                   |
      | or the page is opened, and what is kept is of another order   |                                                                   |

  Scenario: Nothing to pay is stored on this phone for this order and session
    Then this happens
      | the borrower goes back | the shell closes the web page |
    But nothing happens
      | the phone says that it copied                               |
      | the phone says that it can share                            |
      | the phone says that it can do nothing of it                 |
      | the phone answers something that was asked elsewhere        |
      | the phone says that it cannot share                         |
      | the borrower reports that the payment does not show (known) |
      | the borrower goes to the order                              |
      | the borrower asks for a new code                            |
      | the borrower comes back to the page                         |
      | the connection comes back                                   |

  Scenario: The page of the code
    States inside handle their own rows first: it is not known whether the phone can share.
    Then this happens
      | the phone says that it copied                           | nothing changes |
      | or the phone says that it can do nothing of it          |                 |
      | or the phone answers something that was asked elsewhere |                 |
      | or the phone says that it can share                     |                 |
      | the phone says that it cannot share                     | it is copied    |

  Scenario: It is not known whether the phone can share
    Then this happens
      | the phone says that it can share | the phone can share |

  Scenario: The code, whether it can be paid or not
    Then this happens
      | the payment arrives                           | the payment has arrived                |
      | or the payment of another sum arrives         |                                        |
      | a part of the payment arrives                 | a part of the payment has arrived      |
      |                                               | the choice is kept for the other pages |
      | what looks whether the payment arrived breaks | the code shows                         |

  Scenario: The code shows
    Then this happens
      | the borrower taps the contract number, when there is a contract      | it is copied                                   |
      |   number                                                             |                                                |
      | or the borrower copies the sum                                       |                                                |
      | the borrower asks how to pay                                         | the page of how to pay opens                   |
      | the borrower comes back to the page, when the order is known         | time left receives 'screen returned'           |
      |                                                                      | the payment's arrival is checked               |
      | the borrower comes back to the page, unless the order is known       | time left receives 'screen returned'           |
      | the connection comes back                                            | the check of the payment's arrival is notified |
      | the borrower opens the channel's app with the amount, when a link to | the backend's link is opened                   |
      |   the channel's app is kept with the code                            |                                                |
      | the borrower reports that the payment does not show (known), when    | the page to write the complaint opens          |
      |   the order is known                                                 |                                                |
      | the borrower goes to the order, when the order is known              | the choice is kept for the other pages         |
      |                                                                      | the order opens                                |
      | the borrower saves or shares the code, when the phone can share      | the shell is asked to share it                 |
      | the code expires                                                     | the code has expired                           |
      | or what counts the time breaks                                       |                                                |
    But nothing happens
      | the borrower taps the contract number, unless there is a contract number                         |
      | the borrower opens the channel's app with the amount, unless a link to the channel's app is kept |
      |   with the code                                                                                  |
      | unless the order is known:                                                                       |
      |   the borrower reports that the payment does not show (known)                                    |
      |   the borrower goes to the order                                                                 |
      | the borrower saves or shares the code, unless the phone can share                                |
      | the borrower asks for a new code                                                                 |

  Scenario: The code has expired
    Another one is made instead.
    Then this happens
      | the borrower asks for a new code                                  | the page to repay opens                        |
      | the connection comes back                                         | the check of the payment's arrival is notified |
      | the borrower reports that the payment does not show (known), when | the page to write the complaint opens          |
      |   the order is known                                              |                                                |
      | the borrower comes back to the page, when the order is known      | the payment's arrival is checked               |
      | 1 minute passes                                                   | the code shows                                 |
    But nothing happens
      | unless the order is known:                                    |
      |   the borrower reports that the payment does not show (known) |
      |   the borrower comes back to the page                         |
      | the borrower goes to the order                                |

  Scenario: A part of the payment has arrived
    The code asks for too much.
    Then this happens
      | the borrower goes to the order   | the order opens         |
      | the borrower asks for a new code | the page to repay opens |
    But nothing happens
      | the borrower reports that the payment does not show (known) |
      | the borrower comes back to the page                         |
      | the connection comes back                                   |

  Scenario: The payment has arrived
    There is proof of it.
    Then this happens
      | the borrower goes to the order                                      | the order opens                |
      | the borrower saves the proof of payment, when the phone can share   | the shell is asked to share it |
      | the borrower saves the proof of payment, unless the phone can share | it is copied                   |
    But nothing happens
      | the borrower reports that the payment does not show (known) |
      | the borrower asks for a new code                            |
      | the borrower comes back to the page                         |
      | the connection comes back                                   |

  Scenario: Everywhere else
    But nothing happens
      | the borrower saves the proof of payment              |
      | the borrower taps the contract number                |
      | the borrower copies the sum                          |
      | the borrower saves or shares the code                |
      | the borrower opens the channel's app with the amount |
      | the borrower asks how to pay                         |
