Feature: Binding a bank account or e-wallet

  Scenario: It is opened
    Then this is how it begins
      | the page is opened by itself                                   | the page is loading             |
      | or the page is opened from an order                            | the shell begins to bind a card |
      | or the page is opened, and an earlier binding has no known end |                                 |

  Scenario: The page is loading
    Then this is what comes of it
      | the lender names the fields, when an earlier binding has no known   | nobody knows whether it was done, and the borrower is told so      |
      |   end                                                               |                                                                    |
      | the lender names the fields, unless an earlier binding has no known | the form is filled in                                              |
      |   end                                                               |                                                                    |
      | when an earlier binding has no known end:                           | the page could not be loaded                                       |
      |   the lender names no fields                                        | the borrower is told that nobody knows how something earlier ended |
      |   or the lender answers what nobody can read                        | a toast says "Something went wrong. Please try again."             |
      |   or 1 minute passes: the lender took too long                      |                                                                    |
      | unless an earlier binding has no known end:                         | the page could not be loaded                                       |
      |   the lender names no fields                                        | nothing is open, or the borrower was told of it                    |
      |   or the lender answers what nobody can read                        | a toast says "Something went wrong. Please try again."             |
      |   or 1 minute passes: the lender took too long                      |                                                                    |
      | the lender says no, when an earlier binding has no known end        | the page shows why the lender refused, in the lender's words       |
      |                                                                     | the borrower is told that nobody knows how something earlier ended |
      |                                                                     | a toast says what the lender says: "Not possible today"            |
      | the lender says no, unless an earlier binding has no known end      | the page shows why the lender refused, in the lender's words       |
      |                                                                     | nothing is open, or the borrower was told of it                    |
      |                                                                     | a toast says what the lender says: "Not possible today"            |
      | the connection is cut, when an earlier binding has no known end     | the page could not be loaded, for there was no connection          |
      |                                                                     | the borrower is told that nobody knows how something earlier ended |
      |                                                                     | a toast says "Something went wrong. Please try again."             |
      | the connection is cut, unless an earlier binding has no known end   | the page could not be loaded, for there was no connection          |
      |                                                                     | nothing is open, or the borrower was told of it                    |
      |                                                                     | a toast says "Something went wrong. Please try again."             |
    But nothing comes of it
      | the borrower comes back, and something is open whose end nobody knows |
      | the borrower goes back                                                |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this is what comes of it
      | the borrower taps "Try again"                                      | the page is loading |
      | or the connection comes back                                       |                     |
      | or the borrower comes back to the page                             |                     |
      | or the borrower comes back, and something is open whose end nobody |                     |
      |   knows                                                            |                     |

  Scenario: The page shows why the lender refused, in the lender's words
    Then this is what comes of it
      | the borrower taps "Contact us"                                 | customer service opens |
      | the borrower taps "See my order", when the page names an order | the order opens        |
    But nothing comes of it
      | the borrower taps "See my order", unless the page names an order |

  Scenario: The borrower is told that nobody knows how something earlier ended
    Then this is what comes of it
      | the borrower goes back                                             | the dialog decides                                                  |
      | the dialog ends with "Try again"                                   | nothing is open, or the borrower was told of it                     |
      | or the dialog ends with another way                                |                                                                     |
      | or the dialog ends with "Leave it for now"                         |                                                                     |
      | or the dialog breaks                                               |                                                                     |
      | the dialog ends because it was done after all, when the borrower   | the account is bound, and the order is being opened or did not open |
      |   came from an order                                               |   by itself                                                         |
      |                                                                    | what was open is settled                                            |
      |                                                                    | the shell hears how binding ended                                   |
      |                                                                    | a toast says "Your account is saved"                                |
      |                                                                    | the order opens                                                     |
      | the dialog ends because it was done after all, unless the borrower | the account is bound, and the web view is being closed or did not   |
      |   came from an order                                               |   close by itself                                                   |
      |                                                                    | what was open is settled                                            |
      |                                                                    | the shell hears how binding ended                                   |
      |                                                                    | the shell closes the web page                                       |

  Scenario: Nothing is open, or the borrower was told of it
    But nothing comes of it
      | the borrower goes back |

  Scenario: The form is filled in
    Then this is what comes of it
      | the borrower comes back, and something is open whose end nobody | nobody knows whether it was done, and the borrower is told so |
      |   knows                                                         |                                                               |
      | when the other tab shows:                                       | the other tab shows                                           |
      |   the borrower chooses the tab of banks                         | what is missing is marked                                     |
      |   or the borrower chooses the tab of e-wallets                  | what the lender said goes away                                |
      | the borrower types a number of digits                           | the field holds it                                            |
      |                                                                 | what is missing is marked                                     |
      |                                                                 | what the lender said goes away                                |
      | the borrower types a number with letters                        | the field holds it                                            |
      |                                                                 | what the lender said goes away                                |
      | the borrower opens the list of wallets                          | a picker is open                                              |
      | or the borrower opens the list of banks                         |                                                               |
      | or the borrower opens the list of cities                        |                                                               |
      | the borrower taps "Next", when all is filled in                 | the account is being bound, and back waits                    |
      | the borrower taps "Next", unless all is filled in               | the fault is pointed at                                       |
    But nothing comes of it
      | unless the other tab shows:                 |
      |   the borrower chooses the tab of banks     |
      |   the borrower chooses the tab of e-wallets |
      | the borrower comes back to the page         |
      | the borrower goes back                      |

  Scenario: A picker is open
    Nothing counts until it is confirmed.
    Then this is what comes of it
      | the borrower comes back, and something is open whose end nobody | nobody knows whether it was done, and the borrower is told so |
      |   knows                                                         |                                                               |
      | the borrower chooses what is offered                            | the picker shows it                                           |
      | or the borrower searches for a bank                             |                                                               |
      | or the borrower opens a province                                |                                                               |
      | or the borrower taps "Back"                                     |                                                               |
      | or the borrower goes back, when a group is open                 |                                                               |
      | the borrower closes the dialog                                  | the form is filled in                                         |
      | or the borrower goes back, unless a group is open               |                                                               |
      | or the borrower taps "Confirm", when something is chosen        |                                                               |
    But nothing comes of it
      | the borrower taps "Confirm", unless something is chosen |
      | the borrower comes back to the page                     |

  Scenario: The account is being bound, and back waits
    Then this is what comes of it
      | the lender has bound the account, when the borrower came from an   | the account is bound, and the order is being opened or did not open |
      |   order                                                            |   by itself                                                         |
      |                                                                    | what was open is settled                                            |
      |                                                                    | the shell hears how binding ended                                   |
      |                                                                    | a toast says "Your account is saved"                                |
      |                                                                    | the order opens                                                     |
      | the lender has bound the account, unless the borrower came from an | the account is bound, and the web view is being closed or did not   |
      |   order                                                            |   close by itself                                                   |
      |                                                                    | what was open is settled                                            |
      |                                                                    | the shell hears how binding ended                                   |
      |                                                                    | the shell closes the web page                                       |
      | the lender says no                                                 | the form is filled in                                               |
      |                                                                    | a toast says what the lender says: "Not possible today"             |
      | the lender says no to the number                                   | the form is filled in                                               |
      |                                                                    | a toast says what the lender says: "This mobile number is not known |
      |                                                                    |   to the wallet."                                                   |
      | no answer comes, so nobody knows whether it was done               | nobody knows whether it was done, and the borrower is told so       |
      | or 1 minute passes: the lender took too long                       |                                                                     |
    But nothing comes of it
      | the borrower comes back, and something is open whose end nobody knows |
      | the borrower goes back                                                |

  Scenario: Nobody knows whether it was done, and the borrower is told so
    Then this is what comes of it
      | the borrower goes back                                             | the dialog decides                                                  |
      | the dialog ends with "Try again"                                   | the account is being bound, and back waits                          |
      | or the dialog ends with another way                                |                                                                     |
      | the dialog ends with "Leave it for now"                            | the form is filled in                                               |
      | or the dialog breaks                                               |                                                                     |
      | the dialog ends because it was done after all, when the borrower   | the account is bound, and the order is being opened or did not open |
      |   came from an order                                               |   by itself                                                         |
      |                                                                    | what was open is settled                                            |
      |                                                                    | the shell hears how binding ended                                   |
      |                                                                    | a toast says "Your account is saved"                                |
      |                                                                    | the order opens                                                     |
      | the dialog ends because it was done after all, unless the borrower | the account is bound, and the web view is being closed or did not   |
      |   came from an order                                               |   close by itself                                                   |
      |                                                                    | what was open is settled                                            |
      |                                                                    | the shell hears how binding ended                                   |
      |                                                                    | the shell closes the web page                                       |
    But nothing comes of it
      | the borrower comes back, and something is open whose end nobody knows |

  Scenario: The account is bound, and the order is being opened or did not open by itself
    Then this is what comes of it
      | the borrower taps the button to leave | the order opens |
    But nothing comes of it
      | the borrower comes back, and something is open whose end nobody knows |
      | the borrower goes back                                                |

  Scenario: The account is bound, and the web view is being closed or did not close by itself
    Then this is what comes of it
      | the borrower taps the button to leave | the shell closes the web page |
    But nothing comes of it
      | the borrower comes back, and something is open whose end nobody knows |
      | the borrower goes back                                                |

  Scenario: Anywhere else than where it is told of
    But nothing comes of it
      | the connection comes back           |
      | the borrower comes back to the page |

  Scenario: What always holds, whatever happens
    Then it is always so
      | whoever has an open binding is told of it before the form can be used |
    But it is never so
      | the account is bound again after it was bound |
