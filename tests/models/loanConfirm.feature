Feature: Confirming a loan

  Scenario: It is opened
    Then this is how it begins
      | the page of version 3 is opened                                  | the terms are loading                                       |
      | or the page of variant 2 (by period) is opened, without an order |                                                             |
      | or the page of version 2 is opened                               |                                                             |
      | the page of a loan that was taken before is opened again         | the loan is taken, and the next page opens or is a tap away |

  Scenario: Wherever it is
    Then this is what comes of it
      | a check finds it done | the loan is taken, and the next page opens or is a tap away |
      |                       | what was agreed to is kept for the next page                |
      |                       | the order opens                                             |

  Scenario: The terms are loading
    Then this is what comes of it
      | the lender sends the terms                                          | the borrower reads the terms and can take the loan                 |
      |                                                                     | the titles of the agreements are loading                           |
      | the lender sends the terms with an agreement, a promotion and a     | an agreement must be read before anything else                     |
      |   reminder                                                          | the titles of the agreements are loading                           |
      | or the lender sends the terms with an agreement nobody can open     |                                                                    |
      | when a promotion is due:                                            | a promotion shows before the terms                                 |
      |   the lender sends a plan that does not add up                      | the titles of the agreements are loading                           |
      |   or the lender sends the terms with a promotion                    |                                                                    |
      | the lender sends a plan that does not add up, unless a promotion is | the plan does not add up or an agreement cannot be read, so nobody |
      |   due                                                               |   can take it                                                      |
      |                                                                     | the titles of the agreements are loading                           |
      | the lender sends the terms with a promotion, unless a promotion is  | the borrower reads the terms and can take the loan                 |
      |   due                                                               | the titles of the agreements are loading                           |
      | the lender says no                                                  | the page shows why the lender refused, in the lender's words       |
      |                                                                     | a toast says what the lender says: "Not possible today"            |
      | the connection is cut                                               | the page could not be loaded, for there was no connection          |
      |                                                                     | a toast says "Something went wrong. Please try again."             |
      | the lender answers what nobody can read                             | the page could not be loaded                                       |
      | or 1 minute passes: the lender took too long                        | a toast says "Something went wrong. Please try again."             |
    But nothing comes of it
      | the connection comes back           |
      | the borrower comes back to the page |
      | the borrower sends it (push)        |
      | the borrower goes back              |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this is what comes of it
      | the borrower taps "Try again"          | the terms are loading |
      | or the connection comes back           |                       |
      | or the borrower comes back to the page |                       |
    But nothing comes of it
      | the borrower sends it (push) |
      | the borrower goes back       |

  Scenario: The page shows why the lender refused, in the lender's words
    Then this is what comes of it
      | the borrower taps "See my order", when the page names an order | the order opens        |
      | the borrower taps "Contact us"                                 | customer service opens |
    But nothing comes of it
      | the borrower taps "See my order", unless the page names an order |

  Scenario: An agreement must be read before anything else
    Then this is what comes of it
      | the borrower sends it (push), when the loan can be taken        | the loan is asked for, and back waits                              |
      | the borrower taps "Agree", when the agreement can be read and a | a promotion shows before the terms                                 |
      |   promotion is due                                              |                                                                    |
      | the borrower taps "Agree", else when the agreement can be read  | the borrower reads the terms and can take the loan                 |
      | the borrower taps "Cancel"                                      | the shell closes the web page                                      |
      | or the borrower goes back                                       |                                                                    |
      | the borrower taps "Contact us"                                  | the plan does not add up or an agreement cannot be read, so nobody |
      |                                                                 |   can take it                                                      |
      |                                                                 | customer service opens                                             |
    But nothing comes of it
      | the borrower sends it (push), unless the loan can be taken |
      | the borrower taps "Agree", otherwise                       |

  Scenario: A promotion shows before the terms
    Then this is what comes of it
      | when something does not add up:                          | the plan does not add up or an agreement cannot be read, so nobody |
      |   the borrower closes the dialog                         |   can take it                                                      |
      |   or the borrower goes back                              |                                                                    |
      | unless something does not add up:                        | the borrower reads the terms and can take the loan                 |
      |   the borrower closes the dialog                         |                                                                    |
      |   or the borrower goes back                              |                                                                    |
      | the borrower sends it (push), when the loan can be taken | the loan is asked for, and back waits                              |
    But nothing comes of it
      | the borrower sends it (push), unless the loan can be taken |

  Scenario: The borrower reads the terms and can take the loan
    Then this is what comes of it
      | the borrower sends it (push), when the loan can be taken            | the loan is asked for, and back waits              |
      | or the borrower takes the loan, when the box is ticked              |                                                    |
      | the borrower unticks the agreement box                              | the box changes                                    |
      | or the borrower ticks the agreement box                             |                                                    |
      | the borrower opens an agreement, when it is in the list             | an agreement is being opened                       |
      | the borrower goes back, when the lender wants the borrower asked to | the borrower wants to go back and is asked to stay |
      |   stay                                                              |                                                    |
    But nothing comes of it
      | the borrower sends it (push), unless the loan can be taken                 |
      | the borrower takes the loan, unless the box is ticked                      |
      | the borrower opens an agreement, unless it is in the list                  |
      | the borrower goes back, unless the lender wants the borrower asked to stay |

  Scenario: The plan does not add up or an agreement cannot be read, so nobody can take it
    Nobody is asked to agree to it, and help is offered instead.
    Then this is what comes of it
      | the borrower taps "Contact us"                                      | customer service opens                             |
      | the borrower goes back, when the lender wants the borrower asked to | the borrower wants to go back and is asked to stay |
      |   stay                                                              |                                                    |
      | the borrower opens an agreement, when it is in the list             | an agreement is being opened                       |
    But nothing comes of it
      | the borrower goes back, unless the lender wants the borrower asked to stay |
      | the borrower opens an agreement, unless it is in the list                  |
      | the borrower sends it (push)                                               |

  Scenario: The borrower wants to go back and is asked to stay
    Then this is what comes of it
      | the borrower taps "Cancel"                               | the shell closes the web page                                      |
      | when something does not add up:                          | the plan does not add up or an agreement cannot be read, so nobody |
      |   the borrower closes the dialog                         |   can take it                                                      |
      |   or the borrower goes back                              |                                                                    |
      | unless something does not add up:                        | the borrower reads the terms and can take the loan                 |
      |   the borrower closes the dialog                         |                                                                    |
      |   or the borrower goes back                              |                                                                    |
      | the borrower sends it (push), when the loan can be taken | the loan is asked for, and back waits                              |
    But nothing comes of it
      | the borrower sends it (push), unless the loan can be taken |

  Scenario: An agreement is being opened
    Then this is what comes of it
      | the borrower goes back, when something does not add up               | the plan does not add up or an agreement cannot be read, so nobody |
      |                                                                      |   can take it                                                      |
      | the borrower goes back, unless something does not add up             | the borrower reads the terms and can take the loan                 |
      | the lender gives the address of the agreement, when something does   | the plan does not add up or an agreement cannot be read, so nobody |
      |   not add up                                                         |   can take it                                                      |
      | or the lender gives an address that must not be opened               | the address that the lender gave is opened                         |
      | the lender gives the address of the agreement, unless something does | the borrower reads the terms and can take the loan                 |
      |   not add up                                                         | the address that the lender gave is opened                         |
      | the lender says no, when something does not add up                   | the plan does not add up or an agreement cannot be read, so nobody |
      |                                                                      |   can take it                                                      |
      |                                                                      | a toast says what the lender says: "Not possible today"            |
      | the lender says no, unless something does not add up                 | the borrower reads the terms and can take the loan                 |
      |                                                                      | a toast says what the lender says: "Not possible today"            |
      | 1 minute passes: the lender took too long, when something does not   | the plan does not add up or an agreement cannot be read, so nobody |
      |   add up                                                             |   can take it                                                      |
      |                                                                      | a toast says "Something went wrong. Please try again."             |
      | 1 minute passes: the lender took too long, unless something does not | the borrower reads the terms and can take the loan                 |
      |   add up                                                             | a toast says "Something went wrong. Please try again."             |
    But nothing comes of it
      | the borrower sends it (push)    |
      | the borrower opens an agreement |

  Scenario: The loan is asked for, and back waits
    Then this is what comes of it
      | the lender says that the loan is taken and names the next page | the loan is taken, and the next page opens or is a tap away |
      |                                                                | what was agreed to is kept for the next page                |
      |                                                                | the address that the lender gave is opened                  |
      | the lender says that the loan is taken and names no next page  | the loan is taken, and the next page opens or is a tap away |
      |                                                                | what was agreed to is kept for the next page                |
      | the lender says no                                             | the borrower reads the terms and can take the loan          |
      |                                                                | a toast says what the lender says: "Not possible today"     |
      | it is not sent, because another payment is pending             | the outcome is unknown, or nothing was sent for a reason    |
      | or no answer comes, so nobody knows whether it was done        | the app hears that the outcome is unclear                   |
      | or 1 minute passes: the lender took too long                   |                                                             |
    But nothing comes of it
      | the borrower sends it (push)    |
      | the borrower goes back          |
      | the borrower opens an agreement |

  Scenario: The outcome is unknown, or nothing was sent for a reason
    The root asks the person.
    Then this is what comes of it
      | the borrower sends it (push)   | the loan is asked for, and back waits              |
      | the borrower leaves it for now | the borrower reads the terms and can take the loan |
    But nothing comes of it
      | the borrower goes back          |
      | the borrower opens an agreement |

  Scenario: The titles of the agreements are loading
    Then this is what comes of it
      | the lender names the agreements              | the titles of the agreements show                      |
      | or the lender names one agreement            |                                                        |
      | the connection is cut                        | the titles of the agreements could not be loaded       |
      | or 1 minute passes: the lender took too long | a toast says "Something went wrong. Please try again." |
    But nothing comes of it
      | the connection comes back           |
      | the borrower comes back to the page |

  Scenario: The titles of the agreements show
    But nothing comes of it
      | the connection comes back           |
      | the borrower comes back to the page |

  Scenario: The titles of the agreements could not be loaded
    Then this is what comes of it
      | the connection comes back                        | the titles of the agreements are loading |
      | or the borrower comes back to the page           |                                          |
      | or the borrower taps "Load the agreements again" |                                          |

  Scenario: The loan is taken, and the next page opens or is a tap away
    Then this is what comes of it
      | the borrower taps "See my order" | the order opens |
    But nothing comes of it
      | the connection comes back           |
      | the borrower comes back to the page |
      | the borrower sends it (push)        |
      | the borrower goes back              |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | the borrower leaves it for now         |
      | the borrower unticks the agreement box |
      | the borrower takes the loan            |
      | the borrower ticks the agreement box   |

  Scenario: What always holds, whatever happens
    Then it is always so
      | nobody takes a loan whose plan does not add up, or of which an agreement cannot be read |
      | the loan is taken only while the box is ticked                                          |
    But it is never so
      | the loan is taken again after the lender said that it is |
      | an agreement or a promotion pops up again                |
      | the promotion shows in version 3 or 2                    |
