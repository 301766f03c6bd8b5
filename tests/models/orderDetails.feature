Feature: An order

  Scenario: It is opened
    Then this is how it begins
      | the order is opened                                                | the order is loading |
      | or the order is opened, and a payment and a loan have no known end |                      |
      | or the order is opened, and a rating has no known end              |                      |

  Scenario: The order is loading
    Then this is what comes of it
      | when something has no known end:                                    | nobody knows whether it was done, and the borrower is told so |
      |   the lender sends an order that is due                             |                                                               |
      |   or the lender sends an order that can be extended                 |                                                               |
      |   or the lender sends an order whose money can be withdrawn         |                                                               |
      |   or the lender sends an order that needs a card                    |                                                               |
      |   or the lender sends an order with a tip                           |                                                               |
      | when something has no known end:                                    | nobody knows whether it was done, and the borrower is told so |
      |   the lender sends a settled order                                  | sometimes: what was open is settled                           |
      |   or the lender sends a settled order with a prompt to withdraw     |                                                               |
      | the lender sends a settled order, else when a rating is due         | the borrower is asked to rate the app                         |
      |                                                                     | sometimes: what was open is settled                           |
      | unless something has no known end:                                  | the order shows, and nothing stands before it                 |
      |   the lender sends an order that is due                             | sometimes: what was open is settled                           |
      |   or the lender sends an order that can be extended                 |                                                               |
      | or the lender sends a settled order, otherwise                      |                                                               |
      | unless something has no known end:                                  | the borrower is asked to withdraw the money now               |
      |   the lender sends an order whose money can be withdrawn            | sometimes: what was open is settled                           |
      |   or the lender sends a settled order with a prompt to withdraw     |                                                               |
      | the lender sends an order that needs a card, else when a card is    | the borrower is asked to bind a card                          |
      |   needed                                                            |                                                               |
      | the lender sends an order that needs a card, else when a tip is due | a tip shows                                                   |
      | the lender sends an order that needs a card, else when a rating is  | the borrower is asked to rate the app                         |
      |   due                                                               |                                                               |
      | the lender sends an order with a tip, else when a tip is due        | a tip shows                                                   |
      |                                                                     | sometimes: what was open is settled                           |
      | otherwise:                                                          | the order shows, and nothing stands before it                 |
      |   the lender sends an order that needs a card                       |                                                               |
      |   or the lender sends an order with a tip                           |                                                               |
      | the lender sends a rated order that goes on on another page         | the order continues on another page, which is being opened    |
      |                                                                     | the address that the lender gave is opened                    |
      | the lender sends an order that goes on on another page              | the order continues on another page, which is being opened    |
      |                                                                     | the address that the lender gave is opened                    |
      |                                                                     | sometimes: what was open is settled                           |
      | the lender says no                                                  | the lender shows nothing of this order                        |
      | the connection is cut                                               | the page could not be loaded, for there was no connection     |
      |                                                                     | a toast says "Something went wrong. Please try again."        |
      | the lender answers what nobody can read                             | the page could not be loaded                                  |
      | or 1 minute passes: the lender took too long                        | a toast says "Something went wrong. Please try again."        |
    But nothing comes of it
      | the borrower comes back to the page                                   |
      | the borrower comes back, and something is open whose end nobody knows |
      | the borrower calls the service phone                                  |
      | the borrower closes the dialog                                        |
      | the borrower goes back                                                |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this is what comes of it
      | the borrower taps "Try again"                                      | the order is loading |
      | or the connection comes back                                       |                      |
      | or the borrower comes back to the page                             |                      |
      | or the borrower comes back, and something is open whose end nobody |                      |
      |   knows                                                            |                      |
    But nothing comes of it
      | the borrower calls the service phone |
      | the borrower closes the dialog       |
      | the borrower goes back               |

  Scenario: The order continues on another page, which is being opened
    Then this is what comes of it
      | the borrower comes back to the page, when a rating is due       | the order is loaded anew, and this time it shows itself       |
      |                                                                 | the borrower is asked to rate the app                         |
      | the borrower comes back to the page, unless a rating is due     | the order is loaded anew, and this time it shows itself       |
      |                                                                 | the order shows, and nothing stands before it                 |
      | the borrower comes back, and something is open whose end nobody | the order is loaded anew, and this time it shows itself       |
      |   knows                                                         | nobody knows whether it was done, and the borrower is told so |
    But nothing comes of it
      | the borrower calls the service phone |
      | the borrower closes the dialog       |
      | the borrower goes back               |

  Scenario: The lender shows nothing of this order
    What it says stays on the page.
    Then this is what comes of it
      | the borrower taps "Try again"                                      | the order is loading       |
      | or the borrower comes back to the page                             |                            |
      | or the borrower comes back, and something is open whose end nobody |                            |
      |   knows                                                            |                            |
      | the borrower calls the service phone                               | the phone calls the number |
      | the borrower taps "Help"                                           | customer service opens     |
    But nothing comes of it
      | the borrower closes the dialog |
      | the borrower goes back         |

  Scenario: The order shows as it was loaded last
    Then this is what comes of it
      | the borrower comes back to the page                                | the order is loaded anew while it shows |
      | or the borrower comes back, and something is open whose end nobody |                                         |
      |   knows                                                            |                                         |

  Scenario: The order is loaded anew while it shows
    Then this is what comes of it
      | the lender sends an order that is due                                | the newer order shows                                      |
      | or the lender sends an order that can be extended                    | sometimes: what was open is settled                        |
      | or the lender sends a settled order                                  |                                                            |
      | or the lender sends an order whose money can be withdrawn            |                                                            |
      | or the lender sends an order with a tip                              |                                                            |
      | or the lender sends a settled order with a prompt to withdraw        |                                                            |
      | or the lender sends an order that goes on on another page, when a    |                                                            |
      |   rating has no known end                                            |                                                            |
      | the lender sends an order that needs a card                          | the newer order shows                                      |
      | or the lender sends a rated order that goes on on another page, when |                                                            |
      |   a rating has no known end                                          |                                                            |
      | unless a rating has no known end:                                    | the order continues on another page, which is being opened |
      |   the lender sends a rated order that goes on on another page        | the address that the lender gave is opened                 |
      |   or the lender sends an order that goes on on another page          |                                                            |
      | the lender says no, when a rating has no known end                   | a toast says what the lender says: "Not possible today"    |
      | the lender says no, unless a rating has no known end                 | the lender shows nothing of this order                     |
      | the connection is cut                                                | a toast says "Something went wrong. Please try again."     |
      | or the lender answers what nobody can read                           |                                                            |
      | or 1 minute passes: the lender took too long                         |                                                            |

  Scenario: The order is loaded anew, and this time it shows itself
    This time it is shown.
    Then this is what comes of it
      | when nobody knows whether it was done, and the borrower is told so:  | what was open is settled                                |
      |   the lender sends a settled order                                   |                                                         |
      |   or the lender sends a settled order with a prompt to withdraw      |                                                         |
      | the lender sends an order that is due                                | the newer order shows                                   |
      | or the lender sends an order that can be extended                    |                                                         |
      | or the lender sends an order whose money can be withdrawn            |                                                         |
      | or the lender sends an order that needs a card                       |                                                         |
      | or the lender sends an order with a tip                              |                                                         |
      | or the lender sends a rated order that goes on on another page       |                                                         |
      | or the lender sends an order that goes on on another page            |                                                         |
      | or unless nobody knows whether it was done, and the borrower is told |                                                         |
      |   so:                                                                |                                                         |
      |   the lender sends a settled order                                   |                                                         |
      |   or the lender sends a settled order with a prompt to withdraw      |                                                         |
      | the lender says no, when a rating has no known end                   | a toast says what the lender says: "Not possible today" |
      | the lender says no, unless a rating has no known end                 | the lender shows nothing of this order                  |
      | the connection is cut                                                | a toast says "Something went wrong. Please try again."  |
      | or the lender answers what nobody can read                           |                                                         |
      | or 1 minute passes: the lender took too long                         |                                                         |

  Scenario: The order shows, and nothing stands before it
    The borrower can act.
    Then this is what comes of it
      | when something has no known end:                                     | nobody knows whether it was done, and the borrower is told so |
      |   the borrower comes back, and something is open whose end nobody    |                                                               |
      |     knows                                                            |                                                               |
      |   or the lender sends an order that is due                           |                                                               |
      |   or the lender sends an order that can be extended                  |                                                               |
      |   or the lender sends an order whose money can be withdrawn          |                                                               |
      |   or the lender sends an order that needs a card                     |                                                               |
      |   or the lender sends an order with a tip                            |                                                               |
      | the borrower comes back to the page, when the money can be withdrawn | the borrower is asked to withdraw the money now               |
      | or the borrower comes back, and something is open whose end nobody   |                                                               |
      |   knows, else when the money can be withdrawn                        |                                                               |
      | or the lender sends an order whose money can be withdrawn, unless    |                                                               |
      |   something has no known end                                         |                                                               |
      | the lender sends an order that needs a card, else when a card is     | the borrower is asked to bind a card                          |
      |   needed                                                             |                                                               |
      | else when a tip is due:                                              | a tip shows                                                   |
      |   the borrower comes back to the page                                |                                                               |
      |   or the lender sends an order that needs a card                     |                                                               |
      |   or the lender sends an order with a tip                            |                                                               |
      | else when a rating is due:                                           | the borrower is asked to rate the app                         |
      |   the borrower comes back to the page                                |                                                               |
      |   or the lender sends an order that needs a card                     |                                                               |
      | or the lender sends a rated order that goes on on another page, when |                                                               |
      |   a rating is due                                                    |                                                               |
      | otherwise:                                                           | what is open is known anew                                    |
      |   the borrower comes back to the page                                |                                                               |
      |   or the borrower comes back, and something is open whose end nobody |                                                               |
      |     knows                                                            |                                                               |
      | the borrower taps "Repayment", when the order can be repaid          | the tip will not show again                                   |
      |                                                                      | sometimes: the page to repay opens                            |
      |                                                                      | sometimes: the address that the lender gave is opened         |
      | the borrower calls the service phone                                 | the phone calls the number                                    |
      | the borrower taps "Help"                                             | customer service opens                                        |
      | the borrower taps "Loan documents", when a loan was agreed to        | the documents of the loan opens                               |
      | the borrower taps "Loan documents", unless a loan was agreed to      | the terms of every loan opens                                 |
      | the borrower copies the order number                                 | it is copied                                                  |
      | the borrower taps "Rollover Repayment", when the order can be        | the page to extend the order opens                            |
      |   extended                                                           |                                                               |
      | the borrower taps "Click to view more products"                      | the shell goes home                                           |
      | the borrower taps "Borrow Again", when the borrower can borrow again | it is counted                                                 |
      |                                                                      | the shell opens a page of its own                             |
      | unless something has no known end:                                   | the newer order shows                                         |
      |   the lender sends an order that is due                              |                                                               |
      |   or the lender sends an order that can be extended                  |                                                               |
      | or otherwise:                                                        |                                                               |
      |   the lender sends an order that needs a card                        |                                                               |
      |   or the lender sends an order with a tip                            |                                                               |
      | or the lender sends a rated order that goes on on another page,      |                                                               |
      |   unless a rating is due                                             |                                                               |
      | or the lender sends an order that goes on on another page            |                                                               |
      | the lender sends a settled order, when a rating is due               | the borrower is asked to rate the app                         |
      |                                                                      | sometimes: what was open is settled                           |
      | the lender sends a settled order, unless a rating is due             | the newer order shows                                         |
      |                                                                      | sometimes: what was open is settled                           |
      | the lender sends a settled order with a prompt to withdraw           | the borrower is asked to withdraw the money now               |
      |                                                                      | sometimes: what was open is settled                           |
    But nothing comes of it
      | the borrower taps "Repayment", unless the order can be repaid            |
      | the borrower taps "Rollover Repayment", unless the order can be extended |
      | the borrower taps "Borrow Again", unless the borrower can borrow again   |
      | the borrower closes the dialog                                           |
      | the borrower goes back                                                   |

  Scenario: Nobody knows whether it was done, and the borrower is told so
    Then this is what comes of it
      | the borrower goes back                        | the dialog decides                              |
      | when something has no known end:              | what is open is known anew                      |
      |   the dialog ends with "Try again"            |                                                 |
      |   or the dialog ends with another way         |                                                 |
      |   or the dialog ends with "Leave it for now"  |                                                 |
      |   or the dialog breaks                        |                                                 |
      | else when the money can be withdrawn:         | the borrower is asked to withdraw the money now |
      |   the dialog ends with "Try again"            |                                                 |
      |   or the dialog ends with another way         |                                                 |
      |   or the dialog ends with "Leave it for now"  |                                                 |
      |   or the dialog breaks                        |                                                 |
      | else when a card is needed:                   | the borrower is asked to bind a card            |
      |   the dialog ends with "Try again"            |                                                 |
      |   or the dialog ends with another way         |                                                 |
      |   or the dialog ends with "Leave it for now"  |                                                 |
      |   or the dialog breaks                        |                                                 |
      | else when a tip is due:                       | a tip shows                                     |
      |   the dialog ends with "Try again"            |                                                 |
      |   or the dialog ends with another way         |                                                 |
      |   or the dialog ends with "Leave it for now"  |                                                 |
      |   or the dialog breaks                        |                                                 |
      | else when a rating is due:                    | the borrower is asked to rate the app           |
      |   the dialog ends with "Try again"            |                                                 |
      |   or the dialog ends with another way         |                                                 |
      |   or the dialog ends with "Leave it for now"  |                                                 |
      |   or the dialog breaks                        |                                                 |
      | otherwise:                                    | the order shows, and nothing stands before it   |
      |   the dialog ends with "Try again"            |                                                 |
      |   or the dialog ends with another way         |                                                 |
      |   or the dialog ends with "Leave it for now"  |                                                 |
      |   or the dialog breaks                        |                                                 |
      | the dialog ends because it was done after all | the order is loading                            |

  Scenario: The borrower is asked to withdraw the money now
    Then this is what comes of it
      | when something has no known end:                                   | nobody knows whether it was done, and the borrower is told so |
      |   the borrower comes back, and something is open whose end nobody  |                                                               |
      |     knows                                                          |                                                               |
      |   or the lender sends an order that is due                         |                                                               |
      |   or the lender sends an order that can be extended                |                                                               |
      |   or the lender sends an order whose money can be withdrawn        |                                                               |
      |   or the lender sends an order that needs a card                   |                                                               |
      |   or the lender sends an order with a tip                          |                                                               |
      | the borrower comes back to the page                                | what is open is known anew                                    |
      | or the borrower comes back, and something is open whose end nobody |                                                               |
      |   knows, unless something has no known end                         |                                                               |
      | the borrower taps "Withdraw Now"                                   | the order shows, and nothing stands before it                 |
      |                                                                    | the address that the lender gave is opened                    |
      | the borrower closes the dialog                                     | the order shows, and nothing stands before it                 |
      | or the borrower goes back                                          | the shell goes home                                           |
      | the lender sends an order that needs a card, else when a card is   | the borrower is asked to bind a card                          |
      |   needed                                                           |                                                               |
      | else when a tip is due:                                            | a tip shows                                                   |
      |   the lender sends an order that needs a card                      |                                                               |
      |   or the lender sends an order with a tip                          |                                                               |
      | the lender sends an order that needs a card, else when a rating is | the borrower is asked to rate the app                         |
      |   due                                                              |                                                               |
      | unless something has no known end:                                 | the order shows, and nothing stands before it                 |
      |   the lender sends an order that is due                            |                                                               |
      |   or the lender sends an order that can be extended                |                                                               |
      | or otherwise:                                                      |                                                               |
      |   the lender sends an order that needs a card                      |                                                               |
      |   or the lender sends an order with a tip                          |                                                               |
      | the lender sends a settled order, when a rating is due             | the borrower is asked to rate the app                         |
      |                                                                    | sometimes: what was open is settled                           |
      | the lender sends a settled order, unless a rating is due           | the order shows, and nothing stands before it                 |
      |                                                                    | sometimes: what was open is settled                           |
      | the lender sends an order whose money can be withdrawn, unless     | the newer order shows                                         |
      |   something has no known end                                       |                                                               |
      | the lender sends a settled order with a prompt to withdraw         | the newer order shows                                         |
      |                                                                    | sometimes: what was open is settled                           |

  Scenario: The borrower is asked to bind a card
    Then this is what comes of it
      | the borrower comes back to the page                             | what is open is known anew                                    |
      | the borrower comes back, and something is open whose end nobody | nobody knows whether it was done, and the borrower is told so |
      |   knows                                                         |                                                               |
      | the borrower taps "Bind now"                                    | the order shows, and nothing stands before it                 |
      |                                                                 | the page to bind an account opens                             |
      | when a tip is due:                                              | a tip shows                                                   |
      |   the borrower closes the dialog                                |                                                               |
      |   or the borrower goes back                                     |                                                               |
      |   or the lender sends an order with a tip                       |                                                               |
      | else when a rating is due:                                      | the borrower is asked to rate the app                         |
      |   the borrower closes the dialog                                |                                                               |
      |   or the borrower goes back                                     |                                                               |
      | or the lender sends a settled order, when a rating is due       |                                                               |
      | otherwise:                                                      | the order shows, and nothing stands before it                 |
      |   the borrower closes the dialog                                |                                                               |
      |   or the borrower goes back                                     |                                                               |
      | or the lender sends an order that is due                        |                                                               |
      | or the lender sends an order that can be extended               |                                                               |
      | or the lender sends a settled order, unless a rating is due     |                                                               |
      | or the lender sends an order with a tip, unless a tip is due    |                                                               |
      | the lender sends an order whose money can be withdrawn          | the borrower is asked to withdraw the money now               |
      | or the lender sends a settled order with a prompt to withdraw   |                                                               |
      | the lender sends an order that needs a card                     | it stays so                                                   |

  Scenario: A tip shows
    Then this is what comes of it
      | the borrower comes back to the page                                  | what is open is known anew                                    |
      | the borrower comes back, and something is open whose end nobody      | nobody knows whether it was done, and the borrower is told so |
      |   knows                                                              |                                                               |
      | when a rating is due:                                                | the borrower is asked to rate the app                         |
      |   the borrower closes the dialog                                     |                                                               |
      |   or the borrower goes back                                          |                                                               |
      |   or the lender sends a settled order                                |                                                               |
      | unless a rating is due:                                              | the order shows, and nothing stands before it                 |
      |   the borrower closes the dialog                                     |                                                               |
      |   or the borrower goes back                                          |                                                               |
      |   or the lender sends a settled order                                |                                                               |
      | or the lender sends an order that is due                             |                                                               |
      | or the lender sends an order that can be extended                    |                                                               |
      | the lender sends an order whose money can be withdrawn               | the borrower is asked to withdraw the money now               |
      | or the lender sends a settled order with a prompt to withdraw        |                                                               |
      | the lender sends an order that needs a card, when a card is needed   | the borrower is asked to bind a card                          |
      | the lender sends an order that needs a card, unless a card is needed | the newer order shows                                         |
      | or the lender sends an order with a tip                              |                                                               |

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

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | the borrower taps "Repayment"                   |
      | the borrower taps "Rollover Repayment"          |
      | the borrower taps "Borrow Again"                |
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
