Feature: An order

  Scenario: It is opened
    Then it begins like this
      | An order is opened | the order is loading |

  Scenario: In every state
    States inside handle their own rows first: the order is loading; the dialogs of the order.
    Then this happens
      | a check finds it done (checked)                             | the order is loading                  |
      | the borrower sends it (rate app), when the order was loaded | the borrower is asked to rate the app |
    But nothing happens
      | the borrower sends it (rate app), unless the order was loaded |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this happens
      | the borrower taps "Try again"          | the order is loading |
      | or the connection comes back           |                      |
      | or the borrower comes back to the page |                      |
    But nothing happens
      | the borrower calls the service phone |
      | the borrower calls the sharing off   |
      | the borrower closes the dialog       |
      | the borrower goes back               |

  Scenario: The order is loading
    Then this happens
      | a check finds it done (checked, wallet)                             | the next step of what was done waits                         |
      | the backend sends an order that is due                              | the order shows without a dialog                             |
      | or the backend sends an order that can be extended                  | the choice is kept for the other pages                       |
      | or the backend sends an order on which nothing is owed              | sometimes: the backend's link is opened                      |
      | or the backend sends an order without a sum, days, a readable plan, |                                                              |
      |   readable payments or a link to withdraw                           |                                                              |
      | the backend sends a settled order, when a rating is due, and the    | the order shows that it is paid, before the rating           |
      |   proof is read first                                               | what was pending is settled                                  |
      |                                                                     | the choice is kept for the other pages                       |
      | the backend sends a settled order, unless a rating is due, and the  | the order shows without a dialog                             |
      |   proof is read first                                               | what was pending is settled                                  |
      |                                                                     | the choice is kept for the other pages                       |
      | the backend sends an order whose money can be withdrawn             | the borrower is asked to withdraw the money now              |
      |                                                                     | the choice is kept for the other pages                       |
      |                                                                     | sometimes: the backend's link is opened                      |
      | the backend sends an order of an unknown status that needs a card,  | the borrower is asked to bind a card                         |
      |   when a card is needed                                             | the choice is kept for the other pages                       |
      |                                                                     | sometimes: the backend's link is opened                      |
      | the backend sends an order of an unknown status that needs a card,  | a tip shows                                                  |
      |   else when a tip is due                                            | the choice is kept for the other pages                       |
      | the backend sends an order of an unknown status that needs a card,  | the borrower is asked to rate the app                        |
      |   else when a rating is due                                         | the choice is kept for the other pages                       |
      | the backend sends an order with a tip, when a tip is due            | a tip shows                                                  |
      |                                                                     | the choice is kept for the other pages                       |
      |                                                                     | sometimes: the backend's link is opened                      |
      | the backend sends an order of an unknown status that needs a card,  | the order shows without a dialog                             |
      |   otherwise                                                         | the choice is kept for the other pages                       |
      | or the backend sends an order with a tip, unless a tip is due       |                                                              |
      | or the backend sends an order with one late payment of its plan     |                                                              |
      | the backend sends a rated order that goes on on another page        | the order continues on another page, which is being opened   |
      | or the backend sends an order that goes on on another page          | the choice is kept for the other pages                       |
      |                                                                     | the backend's link is opened                                 |
      | the backend refuses                                                 | the backend refused to show this order                       |
      | the connection is cut                                               | the page could not be loaded because there was no connection |
      |                                                                     | a toast says "Something went wrong. Please try again."       |
      | the backend's response cannot be parsed                             | the page could not be loaded                                 |
      | or 1 minute passes: the request timed out                           | a toast says "Something went wrong. Please try again."       |
    But nothing happens
      | the connection comes back            |
      | the borrower comes back to the page  |
      | the borrower calls the service phone |
      | the borrower calls the sharing off   |
      | the borrower closes the dialog       |
      | the borrower goes back               |

  Scenario: The order continues on another page, which is being opened
    Then this happens
      | the borrower comes back to the page, when a rating is due   | the order is reloaded, and this time the page shows it |
      |                                                             | the borrower is asked to rate the app                  |
      | the borrower comes back to the page, unless a rating is due | the order is reloaded, and this time the page shows it |
      |                                                             | the order shows without a dialog                       |
    But nothing happens
      | the connection comes back            |
      | the borrower calls the service phone |
      | the borrower calls the sharing off   |
      | the borrower closes the dialog       |
      | the borrower goes back               |

  Scenario: The backend refused to show this order
    Its message stays on the page.
    Then this happens
      | the borrower taps "Try again"          | the order is loading       |
      | or the borrower comes back to the page |                            |
      | the borrower calls the service phone   | the phone calls the number |
    But nothing happens
      | the connection comes back          |
      | the borrower sends it (rate app)   |
      | the borrower calls the sharing off |
      | the borrower closes the dialog     |
      | the borrower goes back             |

  Scenario: The order shows
    Then this happens
      | it is another day in Manila | nothing changes |

  Scenario: The order shows as it was loaded last
    Then this happens
      | the connection comes back           | the order is reloaded, and this time the page shows it |
      | the borrower comes back to the page | the order is reloaded while it shows                   |
      |                                     | stored code receives 'screen returned'                 |

  Scenario: The order is reloaded while it shows
    Then this happens
      | the backend sends an order that is due                               | the choice is kept for the other pages                     |
      | or the backend sends an order that can be extended                   | stored code receives 'order loaded'                        |
      | or the backend sends an order whose money can be withdrawn           |                                                            |
      | or the backend sends an order of an unknown status that needs a card |                                                            |
      | or the backend sends an order with a tip                             |                                                            |
      | or the backend sends an order on which nothing is owed               |                                                            |
      | or the backend sends an order without a sum, days, a readable plan,  |                                                            |
      |   readable payments or a link to withdraw                            |                                                            |
      | or the backend sends an order with one late payment of its plan      |                                                            |
      | or when a rating has no known end:                                   |                                                            |
      |   the backend sends a rated order that goes on on another page       |                                                            |
      |   or the backend sends an order that goes on on another page         |                                                            |
      | the backend sends a settled order                                    | what was pending is settled                                |
      |                                                                      | the choice is kept for the other pages                     |
      |                                                                      | stored code receives 'order loaded'                        |
      | unless a rating has no known end:                                    | the order continues on another page, which is being opened |
      |   the backend sends a rated order that goes on on another page       | the choice is kept for the other pages                     |
      |   or the backend sends an order that goes on on another page         | the backend's link is opened                               |
      | the backend refuses, when a rating has no known end                  | a toast says the backend's message: "Not possible today"   |
      | the backend refuses, unless a rating has no known end                | the backend refused to show this order                     |
      | the connection is cut                                                | a toast says "Something went wrong. Please try again."     |
      | or the backend's response cannot be parsed                           |                                                            |
      | or 1 minute passes: the request timed out                            |                                                            |
    But nothing happens
      | the connection comes back |

  Scenario: The order is reloaded, and this time the page shows it
    It is shown.
    Then this happens
      | the backend sends an order that is due                               | the choice is kept for the other pages                   |
      | or the backend sends an order that can be extended                   | stored code receives 'order loaded'                      |
      | or the backend sends an order whose money can be withdrawn           |                                                          |
      | or the backend sends an order of an unknown status that needs a card |                                                          |
      | or the backend sends an order with a tip                             |                                                          |
      | or the backend sends a rated order that goes on on another page      |                                                          |
      | or the backend sends an order that goes on on another page           |                                                          |
      | or the backend sends an order on which nothing is owed               |                                                          |
      | or the backend sends an order without a sum, days, a readable plan,  |                                                          |
      |   readable payments or a link to withdraw                            |                                                          |
      | or the backend sends an order with one late payment of its plan      |                                                          |
      | the backend sends a settled order                                    | what was pending is settled                              |
      |                                                                      | the choice is kept for the other pages                   |
      |                                                                      | stored code receives 'order loaded'                      |
      | the backend refuses, when a rating has no known end                  | a toast says the backend's message: "Not possible today" |
      | the backend refuses, unless a rating has no known end                | the backend refused to show this order                   |
      | the connection is cut                                                | a toast says "Something went wrong. Please try again."   |
      | or the backend's response cannot be parsed                           |                                                          |
      | or 1 minute passes: the request timed out                            |                                                          |
    But nothing happens
      | the connection comes back |

  Scenario: The dialogs of the order
    States inside handle their own rows first: the borrower is asked to rate the app.
    Then this happens
      | the borrower sends it (rate app) | the borrower is asked to rate the app |

  Scenario: No dialog is open
    The borrower can act.
    Then this happens
      | the borrower comes back to the page, when the money can be withdrawn | the borrower is asked to withdraw the money now    |
      | the borrower comes back to the page, else when a tip is due          | a tip shows                                        |
      | the borrower comes back to the page, else when a rating is due, and  | nothing changes                                    |
      |   the proof is read first                                            |                                                    |
      | the borrower comes back to the page, else when a rating is due       | the borrower is asked to rate the app              |
      | the borrower taps "Repayment", when the order can be repaid          | the tip will not show again                        |
      |                                                                      | sometimes: the page to repay opens                 |
      |                                                                      | sometimes: the backend's link is opened            |
      | the borrower calls the service phone                                 | the phone calls the number                         |
      | the borrower taps "My payment does not show", when a loan was agreed | customer service opens                             |
      |   to                                                                 |                                                    |
      | the borrower taps "Loan documents", when a loan was agreed to        | the documents of the loan opens                    |
      | the borrower taps "Loan documents", unless a loan was agreed to      | the terms of every loan opens                      |
      | the borrower copies the order number                                 | it is copied                                       |
      | or the borrower copies the statement                                 |                                                    |
      | or the shell answers that it cannot share                            |                                                    |
      | the borrower taps "Rollover Repayment", when the order can be        | the page to extend the order opens                 |
      |   extended                                                           |                                                    |
      | the borrower taps "Click to view more products"                      | the shell goes home                                |
      | the borrower taps "Borrow Again", when the borrower can borrow again | it is counted                                      |
      |                                                                      | the shell opens a page of its own                  |
      | the borrower saves the proof of payment                              | the shell is asked to share it                     |
      | the backend sends an order that is due                               | the choice is kept for the other pages             |
      | or the backend sends an order that can be extended                   | the order shows without a dialog                   |
      | or the backend sends an order that goes on on another page           |                                                    |
      | or the backend sends an order on which nothing is owed               |                                                    |
      | or the backend sends an order without a sum, days, a readable plan,  |                                                    |
      |   readable payments or a link to withdraw                            |                                                    |
      | or the backend sends an order with one late payment of its plan      |                                                    |
      | the backend sends a settled order, when the order shows without a    | the order shows that it is paid, before the rating |
      |   dialog and a rating is due, and the proof is read first            | what was pending is settled                        |
      |                                                                      | the choice is kept for the other pages             |
      | the backend sends a settled order, otherwise                         | what was pending is settled                        |
      |                                                                      | the choice is kept for the other pages             |
      | the backend sends an order whose money can be withdrawn              | the borrower is asked to withdraw the money now    |
      |                                                                      | the choice is kept for the other pages             |
      | the backend sends an order of an unknown status that needs a card,   | the borrower is asked to bind a card               |
      |   when a card is needed                                              | the choice is kept for the other pages             |
      | the backend sends an order of an unknown status that needs a card,   | a tip shows                                        |
      |   else when a tip is due                                             | the choice is kept for the other pages             |
      | or the backend sends an order with a tip, when a tip is due          |                                                    |
      | the backend sends an order of an unknown status that needs a card,   | the borrower is asked to rate the app              |
      |   else when a rating is due                                          | the choice is kept for the other pages             |
      | or the backend sends a rated order that goes on on another page,     |                                                    |
      |   when a rating is due                                               |                                                    |
      | the backend sends an order of an unknown status that needs a card,   | the choice is kept for the other pages             |
      |   otherwise                                                          |                                                    |
      | or the backend sends a rated order that goes on on another page,     |                                                    |
      |   unless a rating is due                                             |                                                    |
      | the backend sends an order with a tip, unless a tip is due           | the choice is kept for the other pages             |
      |                                                                      | the order shows without a dialog                   |
    But nothing happens
      | the borrower taps "Repayment", unless the order can be repaid             |
      | the borrower taps "My payment does not show", unless a loan was agreed to |
      | the borrower taps "Rollover Repayment", unless the order can be extended  |
      | the borrower taps "Borrow Again", unless the borrower can borrow again    |
      | the borrower calls the sharing off                                        |
      | the borrower closes the dialog                                            |
      | the borrower goes back                                                    |

  Scenario: The order shows that it is paid, before the rating
    Its proof is read first, the rating opens a moment later.
    Then this happens
      | 2 seconds pass | the borrower is asked to rate the app |

  Scenario: The borrower is asked to withdraw the money now
    Then this happens
      | the borrower comes back to the page                                 | nothing changes                                    |
      | the borrower taps "Withdraw Now"                                    | the order shows without a dialog                   |
      |                                                                     | the backend's link is opened                       |
      | the borrower closes the dialog                                      | the order shows without a dialog                   |
      | or the borrower goes back                                           | the shell goes home                                |
      | the backend sends an order of an unknown status that needs a card,  | the borrower is asked to bind a card               |
      |   when a card is needed                                             | the choice is kept for the other pages             |
      | the backend sends an order of an unknown status that needs a card,  | a tip shows                                        |
      |   else when a tip is due                                            | the choice is kept for the other pages             |
      | or the backend sends an order with a tip, when a tip is due         |                                                    |
      | the backend sends an order of an unknown status that needs a card,  | the borrower is asked to rate the app              |
      |   else when a rating is due                                         | the choice is kept for the other pages             |
      | or the backend sends a rated order that goes on on another page,    |                                                    |
      |   when a rating is due                                              |                                                    |
      | the backend sends an order that is due                              | the order shows without a dialog                   |
      | or the backend sends an order that can be extended                  | the choice is kept for the other pages             |
      | or the backend sends an order that goes on on another page          |                                                    |
      | or the backend sends an order on which nothing is owed              |                                                    |
      | or the backend sends an order without a sum, days, a readable plan, |                                                    |
      |   readable payments or a link to withdraw                           |                                                    |
      | or the backend sends an order with one late payment of its plan     |                                                    |
      | or the backend sends an order of an unknown status that needs a     |                                                    |
      |   card, otherwise                                                   |                                                    |
      | or the backend sends an order with a tip, unless a tip is due       |                                                    |
      | or the backend sends a rated order that goes on on another page,    |                                                    |
      |   unless a rating is due                                            |                                                    |
      | the backend sends a settled order, when a rating is due, and the    | the order shows that it is paid, before the rating |
      |   proof is read first                                               | what was pending is settled                        |
      |                                                                     | the choice is kept for the other pages             |
      | the backend sends a settled order, unless a rating is due, and the  | the order shows without a dialog                   |
      |   proof is read first                                               | what was pending is settled                        |
      |                                                                     | the choice is kept for the other pages             |
      | the backend sends an order whose money can be withdrawn             | the choice is kept for the other pages             |
    But nothing happens
      | the borrower calls the sharing off |

  Scenario: The borrower is asked to bind a card
    Then this happens
      | the borrower comes back to the page                                  | nothing changes                                    |
      | the borrower taps "Bind now"                                         | the order shows without a dialog                   |
      |                                                                      | the page to bind an account opens                  |
      | when a tip is due:                                                   | a tip shows                                        |
      |   the borrower closes the dialog                                     |                                                    |
      |   or the borrower goes back                                          |                                                    |
      | else when a rating is due:                                           | the borrower is asked to rate the app              |
      |   the borrower closes the dialog                                     |                                                    |
      |   or the borrower goes back                                          |                                                    |
      | otherwise:                                                           | the order shows without a dialog                   |
      |   the borrower closes the dialog                                     |                                                    |
      |   or the borrower goes back                                          |                                                    |
      | the backend sends an order with a tip, when a tip is due             | a tip shows                                        |
      |                                                                      | the choice is kept for the other pages             |
      | the backend sends a rated order that goes on on another page, when a | the borrower is asked to rate the app              |
      |   rating is due                                                      | the choice is kept for the other pages             |
      | the backend sends an order that is due                               | the order shows without a dialog                   |
      | or the backend sends an order that can be extended                   | the choice is kept for the other pages             |
      | or the backend sends an order that goes on on another page           |                                                    |
      | or the backend sends an order on which nothing is owed               |                                                    |
      | or the backend sends an order without a sum, days, a readable plan,  |                                                    |
      |   readable payments or a link to withdraw                            |                                                    |
      | or the backend sends an order with one late payment of its plan      |                                                    |
      | or the backend sends an order with a tip, unless a tip is due        |                                                    |
      | or the backend sends a rated order that goes on on another page,     |                                                    |
      |   unless a rating is due                                             |                                                    |
      | the backend sends a settled order, when a rating is due, and the     | the order shows that it is paid, before the rating |
      |   proof is read first                                                | what was pending is settled                        |
      |                                                                      | the choice is kept for the other pages             |
      | the backend sends a settled order, unless a rating is due, and the   | the order shows without a dialog                   |
      |   proof is read first                                                | what was pending is settled                        |
      |                                                                      | the choice is kept for the other pages             |
      | the backend sends an order whose money can be withdrawn              | the borrower is asked to withdraw the money now    |
      |                                                                      | the choice is kept for the other pages             |
      | the backend sends an order of an unknown status that needs a card    | the choice is kept for the other pages             |
    But nothing happens
      | the borrower calls the sharing off |

  Scenario: A tip shows
    Then this happens
      | the borrower comes back to the page                                  | nothing changes                                    |
      | when a rating is due:                                                | the borrower is asked to rate the app              |
      |   the borrower closes the dialog                                     |                                                    |
      |   or the borrower goes back                                          |                                                    |
      | unless a rating is due:                                              | the order shows without a dialog                   |
      |   the borrower closes the dialog                                     |                                                    |
      |   or the borrower goes back                                          |                                                    |
      | the backend sends a rated order that goes on on another page, when a | the borrower is asked to rate the app              |
      |   rating is due                                                      | the choice is kept for the other pages             |
      | the backend sends an order that is due                               | the order shows without a dialog                   |
      | or the backend sends an order that can be extended                   | the choice is kept for the other pages             |
      | or the backend sends an order that goes on on another page           |                                                    |
      | or the backend sends an order on which nothing is owed               |                                                    |
      | or the backend sends an order without a sum, days, a readable plan,  |                                                    |
      |   readable payments or a link to withdraw                            |                                                    |
      | or the backend sends an order with one late payment of its plan      |                                                    |
      | or the backend sends a rated order that goes on on another page,     |                                                    |
      |   unless a rating is due                                             |                                                    |
      | the backend sends a settled order, when a rating is due, and the     | the order shows that it is paid, before the rating |
      |   proof is read first                                                | what was pending is settled                        |
      |                                                                      | the choice is kept for the other pages             |
      | the backend sends a settled order, unless a rating is due, and the   | the order shows without a dialog                   |
      |   proof is read first                                                | what was pending is settled                        |
      |                                                                      | the choice is kept for the other pages             |
      | the backend sends an order whose money can be withdrawn              | the borrower is asked to withdraw the money now    |
      |                                                                      | the choice is kept for the other pages             |
      | the backend sends an order of an unknown status that needs a card,   | the borrower is asked to bind a card               |
      |   when a card is needed                                              | the choice is kept for the other pages             |
      | the backend sends an order of an unknown status that needs a card,   | the choice is kept for the other pages             |
      |   unless a card is needed                                            |                                                    |
      | or the backend sends an order with a tip                             |                                                    |
    But nothing happens
      | the borrower calls the sharing off |

  Scenario: The borrower is asked to rate the app
    Then this happens
      | the borrower sends it (rate app) | rating receives 'submission retried'            |
      | the borrower goes back           | the rating decides                              |
      | when the money can be withdrawn: | the borrower is asked to withdraw the money now |
      |   the rating is done with        |                                                 |
      |   or the rating breaks           |                                                 |
      | else when a card is needed:      | the borrower is asked to bind a card            |
      |   the rating is done with        |                                                 |
      |   or the rating breaks           |                                                 |
      | else when a tip is due:          | a tip shows                                     |
      |   the rating is done with        |                                                 |
      |   or the rating breaks           |                                                 |
      | otherwise:                       | the order shows without a dialog                |
      |   the rating is done with        |                                                 |
      |   or the rating breaks           |                                                 |
    But nothing happens
      | the borrower calls the sharing off |

  Scenario: Everywhere else
    But nothing happens
      | it is another day in Manila                     |
      | the borrower taps "Repayment"                   |
      | the borrower taps "Rollover Repayment"          |
      | the borrower taps "Borrow Again"                |
      | the shell answers that it cannot share          |
      | the borrower taps "Withdraw Now"                |
      | the borrower taps "Bind now"                    |
      | the borrower taps "Click to view more products" |

  Scenario: What always holds
    Then this always holds
      | whatever is under way comes to an end |
    But this never holds
      | two dialogs stand before the order at once                                  |
      | the prompt to withdraw shows without a reason, or a link that can be opened |
      | an order is shown that the backend refused to show                          |
