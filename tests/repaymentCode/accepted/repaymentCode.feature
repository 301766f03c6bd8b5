Feature: The code to pay with

  Scenario: It is opened
    Then it begins like this
      | the page is opened with a code to type                             | it is not known whether the phone can share                         |
      | or the page is opened with a code to scan                          | the code shows                                                      |
      | or the page is opened with a picture of the code                   |                                                                     |
      | or the page is opened with a code made on this phone               |                                                                     |
      | or the page is opened with a picture of a code made here           |                                                                     |
      | or the page is opened with a code to scan that was made here       |                                                                     |
      | or the page is opened with a code of no sum                        |                                                                     |
      | or the page is opened with a code of zero pesos                    |                                                                     |
      | or the page is opened from a link with a code of an order          |                                                                     |
      | or the page is opened from a link with a code of an order that has |                                                                     |
      |   another code on this phone                                       |                                                                     |
      | or page 2 is opened, and a code is kept                            |                                                                     |
      | or page 2 is opened, and a code that was made is kept              |                                                                     |
      | or page 2 is opened, and what is kept has no code                  |                                                                     |
      | the page is opened with a broken code                              | the code is broken or for something else, and must not be paid      |
      | or The code to pay with is opened (damaged, of an order)           |                                                                     |
      | The code to pay with is opened (empty, of an order)                | the address names no code, or nothing to pay is kept for this order |
      | or the page is opened without a code                               |   and session                                                       |
      | or page 2 is opened, and nothing is owed of what is kept           |                                                                     |
      | or page 2 is opened, and what is kept is of another session        |                                                                     |
      | or page 2 is opened, and what is kept is of another order          |                                                                     |
      | or page 2 is opened, and nothing is kept                           |                                                                     |

  Scenario: The code is broken or for something else, and must not be paid
    It must not be paid.
    Then this happens
      | the borrower goes back           | the shell closes the web page |
      | the borrower asks for a new code | the page to repay opens       |
    But nothing happens
      | the phone says that it can share    |
      | the borrower comes back to the page |
      | the connection comes back           |

  Scenario: The address names no code, or nothing to pay is kept for this order and session
    Then this happens
      | the borrower goes back           | the shell closes the web page |
      | the borrower asks for a new code | the page to repay opens       |
    But nothing happens
      | the phone says that it can share    |
      | the borrower comes back to the page |
      | the connection comes back           |

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

  Scenario: The code can be paid by
    Then this happens
      | the borrower copies the code, when there is a code                   | it is copied                                   |
      | or the borrower copies the sum, when there is a sum                  |                                                |
      | the borrower asks how to pay                                         | the page of how to pay opens                   |
      | the borrower asks the company about the code                         | customer service opens                         |
      | the borrower comes back to the page, when the order is known         | time left receives 'screen returned'           |
      |                                                                      | the payment's arrival is checked               |
      | the borrower comes back to the page, unless the order is known       | time left receives 'screen returned'           |
      | the connection comes back                                            | the check of the payment's arrival is notified |
      | the borrower opens the channel's app with the amount, when a link to | the backend's link is opened                   |
      |   the channel's app is kept with the code                            |                                                |
      | the borrower reports that the payment does not show (known), when    | the page to write the complaint opens          |
      |   the order is known                                                 |                                                |
      | the borrower goes to the order, when the code was made or kept on    | the choice is kept for the other pages         |
      |   this phone for the order                                           | the order opens                                |
      | the borrower asks for a new code, when a link named the code and its | the page to repay opens                        |
      |   order                                                              |                                                |
      | the borrower saves or shares the code, when the phone can share      | the shell is asked to share it                 |
      | the code expires                                                     | the code has expired                           |
    But nothing happens
      | the borrower copies the code, unless there is a code                                             |
      | the borrower copies the sum, unless there is a sum                                               |
      | the borrower opens the channel's app with the amount, unless a link to the channel's app is kept |
      |   with the code                                                                                  |
      | the borrower reports that the payment does not show (known), unless the order is known           |
      | the borrower goes to the order, unless the code was made or kept on this phone for the order     |
      | the borrower asks for a new code, unless a link named the code and its order                     |
      | the borrower saves or shares the code, unless the phone can share                                |

  Scenario: The code shows
    Then this happens
      | the borrower enlarges the code | the code fills the screen |

  Scenario: The code fills the screen
    Then this happens
      | the borrower closes the dialog | the code shows |
      | or the borrower goes back      |                |

  Scenario: The code has expired
    Another one is made instead.
    Then this happens
      | the borrower asks for a new code                                  | the page to repay opens                        |
      | the connection comes back                                         | the check of the payment's arrival is notified |
      | a response shows that the code can still be paid by               | the code shows                                 |
      | the borrower reports that the payment does not show (known), when | the page to write the complaint opens          |
      |   the order is known                                              |                                                |
      | the borrower comes back to the page, when the order is known      | the payment's arrival is checked               |
    But nothing happens
      | unless the order is known:                                    |
      |   the borrower reports that the payment does not show (known) |
      |   the borrower comes back to the page                         |

  Scenario: A part of the payment has arrived
    The code asks for too much.
    Then this happens
      | the borrower goes to the order      | the order opens                                |
      | the borrower asks for a new code    | the page to repay opens                        |
      | the borrower comes back to the page | the payment's arrival is checked               |
      | the connection comes back           | the check of the payment's arrival is notified |

  Scenario: The payment has arrived
    There is proof of it.
    Then this happens
      | the borrower goes to the order                                      | the order opens                |
      | the borrower saves the proof of payment, when the phone can share   | the shell is asked to share it |
      | the borrower saves the proof of payment, unless the phone can share | it is copied                   |
    But nothing happens
      | the borrower comes back to the page |
      | the connection comes back           |

  Scenario: Everywhere else
    But nothing happens
      | the borrower enlarges the code                       |
      | the borrower closes the dialog                       |
      | the borrower goes back                               |
      | the phone says that it copied                        |
      | the phone says that it can do nothing of it          |
      | the phone answers something that was asked elsewhere |
      | the phone says that it cannot share                  |
      | the borrower saves the proof of payment              |
      | a response shows that the code can still be paid by  |
