Feature: An order

  Scenario: It is opened
    Then this is how it begins
      | An order is opened | the order is loading |

  Scenario: The order is loading
    Then this is what comes of it
      | the lender sends a settled order, when a rating is due, and the      | the order shows that it is paid, before the rating         |
      |   proof is read first                                                | what was pending is settled                                |
      | the lender sends an order with a tip, when a tip is due              | a tip shows                                                |
      |                                                                      | what was pending is settled                                |
      | the lender sends an order that is due                                | the order shows, and nothing stands before it              |
      | or the lender sends an order that can be extended                    | what was pending is settled                                |
      | or the lender sends a settled order, unless a rating is due, and the |                                                            |
      |   proof is read first                                                |                                                            |
      | or the lender sends an order with a tip, unless a tip is due         |                                                            |
      | the lender sends an order whose money can be withdrawn               | the borrower is asked to withdraw the money now            |
      | or the lender sends a settled order with a prompt to withdraw        | what was pending is settled                                |
      | the lender sends an order that needs a card, when a card is needed   | the borrower is asked to bind a card                       |
      | the lender sends an order that needs a card, else when a tip is due  | a tip shows                                                |
      | the lender sends an order that needs a card, else when a rating is   | the borrower is asked to rate the app                      |
      |   due                                                                |                                                            |
      | the lender sends an order that needs a card, otherwise               | the order shows, and nothing stands before it              |
      | the lender sends a rated order that goes on on another page          | the order continues on another page, which is being opened |
      |                                                                      | the address that the lender gave is opened                 |
      | the lender sends an order that goes on on another page               | the order continues on another page, which is being opened |
      |                                                                      | what was pending is settled                                |
      |                                                                      | the address that the lender gave is opened                 |
      | the lender says no                                                   | the lender shows nothing of this order                     |
      | the connection is cut                                                | the page could not be loaded, for there was no connection  |
      |                                                                      | a toast says "Something went wrong. Please try again."     |
      | the lender answers what nobody can read                              | the page could not be loaded                               |
      | or 1 minute passes: the lender took too long                         | a toast says "Something went wrong. Please try again."     |
    But nothing comes of it
      | the borrower comes back to the page  |
      | the borrower sends it (rate app)     |
      | the borrower calls the service phone |
      | the borrower calls the sharing off   |
      | the borrower closes the dialog       |
      | the borrower goes back               |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this is what comes of it
      | the borrower taps "Try again"          | the order is loading |
      | or the connection comes back           |                      |
      | or the borrower comes back to the page |                      |
    But nothing comes of it
      | the borrower sends it (rate app)     |
      | the borrower calls the service phone |
      | the borrower calls the sharing off   |
      | the borrower closes the dialog       |
      | the borrower goes back               |

  Scenario: The order continues on another page, which is being opened
    Then this is what comes of it
      | the borrower comes back to the page, when a rating is due   | the order is loaded anew, and this time it shows itself |
      |                                                             | the borrower is asked to rate the app                   |
      | the borrower comes back to the page, unless a rating is due | the order is loaded anew, and this time it shows itself |
      |                                                             | the order shows, and nothing stands before it           |
    But nothing comes of it
      | the borrower sends it (rate app)     |
      | the borrower calls the service phone |
      | the borrower calls the sharing off   |
      | the borrower closes the dialog       |
      | the borrower goes back               |

  Scenario: The lender shows nothing of this order
    What it says stays on the page.
    Then this is what comes of it
      | the borrower taps "Try again"          | the order is loading       |
      | or the borrower comes back to the page |                            |
      | the borrower calls the service phone   | the phone calls the number |
      | the borrower taps "Help"               | customer service opens     |
    But nothing comes of it
      | the borrower sends it (rate app)   |
      | the borrower calls the sharing off |
      | the borrower closes the dialog     |
      | the borrower goes back             |

  Scenario: The order shows
    Then this is what comes of it
      | a check finds it done | the order is loading |

  Scenario: The order shows as it was loaded last
    Then this is what comes of it
      | the borrower comes back to the page | the order is loaded anew while it shows |

  Scenario: The order is loaded anew while it shows
    Then this is what comes of it
      | the lender sends an order that is due                                | what was pending is settled                                |
      | or the lender sends an order that can be extended                    |                                                            |
      | or the lender sends a settled order                                  |                                                            |
      | or the lender sends an order whose money can be withdrawn            |                                                            |
      | or the lender sends an order with a tip                              |                                                            |
      | or the lender sends a settled order with a prompt to withdraw        |                                                            |
      | or the lender sends an order that goes on on another page, when a    |                                                            |
      |   rating has no known end                                            |                                                            |
      | the lender sends an order that needs a card                          | the newer order shows                                      |
      | or the lender sends a rated order that goes on on another page, when |                                                            |
      |   a rating has no known end                                          |                                                            |
      | the lender sends a rated order that goes on on another page, unless  | the order continues on another page, which is being opened |
      |   a rating has no known end                                          | the address that the lender gave is opened                 |
      | the lender sends an order that goes on on another page, unless a     | the order continues on another page, which is being opened |
      |   rating has no known end                                            | what was pending is settled                                |
      |                                                                      | the address that the lender gave is opened                 |
      | the lender says no, when a rating has no known end                   | a toast says what the lender says: "Not possible today"    |
      | the lender says no, unless a rating has no known end                 | the lender shows nothing of this order                     |
      | the connection is cut                                                | a toast says "Something went wrong. Please try again."     |
      | or the lender answers what nobody can read                           |                                                            |
      | or 1 minute passes: the lender took too long                         |                                                            |

  Scenario: The order is loaded anew, and this time it shows itself
    This time it is shown.
    Then this is what comes of it
      | the lender sends an order that is due                          | what was pending is settled                             |
      | or the lender sends an order that can be extended              |                                                         |
      | or the lender sends a settled order                            |                                                         |
      | or the lender sends an order whose money can be withdrawn      |                                                         |
      | or the lender sends an order with a tip                        |                                                         |
      | or the lender sends an order that goes on on another page      |                                                         |
      | or the lender sends a settled order with a prompt to withdraw  |                                                         |
      | the lender sends an order that needs a card                    | the newer order shows                                   |
      | or the lender sends a rated order that goes on on another page |                                                         |
      | the lender says no, when a rating has no known end             | a toast says what the lender says: "Not possible today" |
      | the lender says no, unless a rating has no known end           | the lender shows nothing of this order                  |
      | the connection is cut                                          | a toast says "Something went wrong. Please try again."  |
      | or the lender answers what nobody can read                     |                                                         |
      | or 1 minute passes: the lender took too long                   |                                                         |

  Scenario: Nothing stands before the order
    The borrower can act.
    Then this is what comes of it
      | the borrower comes back to the page, when the money can be withdrawn | the borrower is asked to withdraw the money now       |
      | the lender sends an order that needs a card, when a card is needed   | the borrower is asked to bind a card                  |
      | else when a tip is due:                                              | a tip shows                                           |
      |   the borrower comes back to the page                                |                                                       |
      |   or the lender sends an order that needs a card                     |                                                       |
      | the borrower comes back to the page, else when a rating is due, and  | it stays so                                           |
      |   the proof is read first                                            |                                                       |
      | else when a rating is due:                                           | the borrower is asked to rate the app                 |
      |   the borrower comes back to the page                                |                                                       |
      |   or the lender sends an order that needs a card                     |                                                       |
      | or the borrower sends it (rate app)                                  |                                                       |
      | or the lender sends a rated order that goes on on another page, when |                                                       |
      |   a rating is due                                                    |                                                       |
      | the borrower taps "Repayment", when the order can be repaid          | the tip will not show again                           |
      |                                                                      | sometimes: the page to repay opens                    |
      |                                                                      | sometimes: the address that the lender gave is opened |
      | the borrower calls the service phone                                 | the phone calls the number                            |
      | the borrower taps "Help"                                             | customer service opens                                |
      | the borrower taps "Loan documents", when a loan was agreed to        | the documents of the loan opens                       |
      | the borrower taps "Loan documents", unless a loan was agreed to      | the terms of every loan opens                         |
      | the borrower copies the order number                                 | it is copied                                          |
      | or the borrower copies the statement                                 |                                                       |
      | or the shell answers that it cannot share                            |                                                       |
      | the borrower taps "Rollover Repayment", when the order can be        | the page to extend the order opens                    |
      |   extended                                                           |                                                       |
      | the borrower taps "Click to view more products"                      | the shell goes home                                   |
      | the borrower taps "Borrow Again", when the borrower can borrow again | it is counted                                         |
      |                                                                      | the shell opens a page of its own                     |
      | the borrower saves the proof of payment                              | the shell is asked to share it                        |
      | the lender sends an order with a tip, when a tip is due              | a tip shows                                           |
      |                                                                      | what was pending is settled                           |
      | the lender sends an order that is due                                | what was pending is settled                           |
      | or the lender sends an order that can be extended                    | the order shows, and nothing stands before it         |
      | or the lender sends an order with a tip, unless a tip is due         |                                                       |
      | the lender sends a settled order, when the order shows, and nothing  | the order shows that it is paid, before the rating    |
      |   stands before it and a rating is due, and the proof is read first  | what was pending is settled                           |
      | the lender sends a settled order, otherwise                          | what was pending is settled                           |
      | or the lender sends an order that goes on on another page            |                                                       |
      | the lender sends an order whose money can be withdrawn               | the borrower is asked to withdraw the money now       |
      | or the lender sends a settled order with a prompt to withdraw        | what was pending is settled                           |
      | the lender sends an order that needs a card, otherwise               | the newer order shows                                 |
      | or the lender sends a rated order that goes on on another page,      |                                                       |
      |   unless a rating is due                                             |                                                       |
    But nothing comes of it
      | the borrower taps "Repayment", unless the order can be repaid            |
      | the borrower taps "Rollover Repayment", unless the order can be extended |
      | the borrower taps "Borrow Again", unless the borrower can borrow again   |
      | the borrower calls the sharing off                                       |
      | the borrower closes the dialog                                           |
      | the borrower goes back                                                   |

  Scenario: The order shows that it is paid, before the rating
    Its proof is read first, the rating opens a moment later.
    Then this is what comes of it
      | 2 seconds pass | the borrower is asked to rate the app |

  Scenario: The borrower is asked to withdraw the money now
    Then this is what comes of it
      | the borrower comes back to the page                                  | it stays so                                        |
      | the lender sends an order that needs a card, when a card is needed   | the borrower is asked to bind a card               |
      | the lender sends an order that needs a card, else when a tip is due  | a tip shows                                        |
      | the borrower sends it (rate app)                                     | the borrower is asked to rate the app              |
      | or the lender sends an order that needs a card, else when a rating   |                                                    |
      |   is due                                                             |                                                    |
      | the borrower taps "Withdraw Now"                                     | the order shows, and nothing stands before it      |
      |                                                                      | the address that the lender gave is opened         |
      | the borrower closes the dialog                                       | the order shows, and nothing stands before it      |
      | or the borrower goes back                                            | the shell goes home                                |
      | the lender sends a settled order, when a rating is due, and the      | the order shows that it is paid, before the rating |
      |   proof is read first                                                | what was pending is settled                        |
      | the lender sends an order with a tip, when a tip is due              | a tip shows                                        |
      |                                                                      | what was pending is settled                        |
      | the lender sends an order that is due                                | the order shows, and nothing stands before it      |
      | or the lender sends an order that can be extended                    | what was pending is settled                        |
      | or the lender sends a settled order, unless a rating is due, and the |                                                    |
      |   proof is read first                                                |                                                    |
      | or the lender sends an order with a tip, unless a tip is due         |                                                    |
      | the lender sends an order whose money can be withdrawn               | what was pending is settled                        |
      | or the lender sends a settled order with a prompt to withdraw        |                                                    |
      | the lender sends an order that needs a card, otherwise               | the order shows, and nothing stands before it      |
    But nothing comes of it
      | the borrower calls the sharing off |

  Scenario: The borrower is asked to bind a card
    Then this is what comes of it
      | the borrower comes back to the page                                  | it stays so                                        |
      | or the lender sends an order that needs a card                       |                                                    |
      | when a tip is due:                                                   | a tip shows                                        |
      |   the borrower closes the dialog                                     |                                                    |
      |   or the borrower goes back                                          |                                                    |
      | the borrower sends it (rate app)                                     | the borrower is asked to rate the app              |
      | or else when a rating is due:                                        |                                                    |
      |   the borrower closes the dialog                                     |                                                    |
      |   or the borrower goes back                                          |                                                    |
      | the borrower taps "Bind now"                                         | the order shows, and nothing stands before it      |
      |                                                                      | the page to bind an account opens                  |
      | otherwise:                                                           | the order shows, and nothing stands before it      |
      |   the borrower closes the dialog                                     |                                                    |
      |   or the borrower goes back                                          |                                                    |
      | the lender sends a settled order, when a rating is due, and the      | the order shows that it is paid, before the rating |
      |   proof is read first                                                | what was pending is settled                        |
      | the lender sends an order with a tip, when a tip is due              | a tip shows                                        |
      |                                                                      | what was pending is settled                        |
      | the lender sends an order that is due                                | the order shows, and nothing stands before it      |
      | or the lender sends an order that can be extended                    | what was pending is settled                        |
      | or the lender sends a settled order, unless a rating is due, and the |                                                    |
      |   proof is read first                                                |                                                    |
      | or the lender sends an order with a tip, unless a tip is due         |                                                    |
      | the lender sends an order whose money can be withdrawn               | the borrower is asked to withdraw the money now    |
      | or the lender sends a settled order with a prompt to withdraw        | what was pending is settled                        |
    But nothing comes of it
      | the borrower calls the sharing off |

  Scenario: A tip shows
    Then this is what comes of it
      | the borrower comes back to the page                                  | it stays so                                        |
      | the borrower sends it (rate app)                                     | the borrower is asked to rate the app              |
      | or when a rating is due:                                             |                                                    |
      |   the borrower closes the dialog                                     |                                                    |
      |   or the borrower goes back                                          |                                                    |
      | unless a rating is due:                                              | the order shows, and nothing stands before it      |
      |   the borrower closes the dialog                                     |                                                    |
      |   or the borrower goes back                                          |                                                    |
      | the lender sends a settled order, when a rating is due, and the      | the order shows that it is paid, before the rating |
      |   proof is read first                                                | what was pending is settled                        |
      | the lender sends an order that is due                                | the order shows, and nothing stands before it      |
      | or the lender sends an order that can be extended                    | what was pending is settled                        |
      | or the lender sends a settled order, unless a rating is due, and the |                                                    |
      |   proof is read first                                                |                                                    |
      | the lender sends an order whose money can be withdrawn               | the borrower is asked to withdraw the money now    |
      | or the lender sends a settled order with a prompt to withdraw        | what was pending is settled                        |
      | the lender sends an order that needs a card, when a card is needed   | the borrower is asked to bind a card               |
      | the lender sends an order that needs a card, unless a card is needed | the newer order shows                              |
      | the lender sends an order with a tip                                 | what was pending is settled                        |
    But nothing comes of it
      | the borrower calls the sharing off |

  Scenario: The borrower is asked to rate the app
    Then this is what comes of it
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
      | otherwise:                       | the order shows, and nothing stands before it   |
      |   the rating is done with        |                                                 |
      |   or the rating breaks           |                                                 |
    But nothing comes of it
      | the borrower sends it (rate app)   |
      | the borrower calls the sharing off |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | a check finds it done                           |
      | the borrower taps "Repayment"                   |
      | the borrower taps "Rollover Repayment"          |
      | the borrower taps "Borrow Again"                |
      | the shell answers that it cannot share          |
      | the borrower taps "Withdraw Now"                |
      | the borrower taps "Bind now"                    |
      | the borrower taps "Click to view more products" |
      | the connection comes back                       |

  Scenario: What always holds, whatever happens
    Then it is always so
      | whatever is under way comes to an end |
    But it is never so
      | two dialogs stand before the order at once                |
      | the prompt to withdraw shows without a reason             |
      | something shows of an order that the lender does not show |
