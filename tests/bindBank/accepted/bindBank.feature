Feature: Binding a bank account or e-wallet

  Scenario: It is opened
    Then it begins like this
      | the page is opened by itself        | the page is loading             |
      | or the page is opened from an order | the shell begins to bind a card |

  Scenario: In every state
    States inside handle their own rows first: the outcome is unknown, and the borrower is asked what to do.
    Then this happens
      | a check finds it done (checked), when the borrower came from an     | the account is bound, and the order is being opened or did not open |
      |   order                                                             |   by itself                                                         |
      |                                                                     | what was pending is settled                                         |
      |                                                                     | the shell is notified how binding ended                             |
      |                                                                     | a toast says "Your account is saved"                                |
      |                                                                     | the order opens                                                     |
      | a check finds it done (checked), unless the borrower came from an   | the account is bound, and the web view is being closed or did not   |
      |   order                                                             |   close by itself                                                   |
      |                                                                     | what was pending is settled                                         |
      |                                                                     | the shell is notified how binding ended                             |
      |                                                                     | the shell closes the web page                                       |
      | the borrower sends it (bind), when the form is loaded and filled in | the account is being bound, and back waits                          |
    But nothing happens
      | the borrower sends it (bind), unless the form is loaded and filled in |

  Scenario: The page is loading
    Then this happens
      | the backend names the fields               | the form is filled in                                        |
      | the backend names no fields                | the page could not be loaded                                 |
      | or the backend names a choice of nothing   | a toast says "Something went wrong. Please try again."       |
      | or the backend's response cannot be parsed |                                                              |
      | or 1 minute passes: the request timed out  |                                                              |
      | the backend refuses                        | the page shows the backend's message about the refusal       |
      |                                            | a toast says the backend's message: "Not possible today"     |
      | the connection is cut                      | the page could not be loaded because there was no connection |
      |                                            | a toast says "Something went wrong. Please try again."       |
    But nothing happens
      | the borrower sends it (bind) |

  Scenario: The page could not be loaded, whatever the reason
    The person can try again.
    Then this happens
      | the borrower taps "Try again"          | the page is loading |
      | or the connection comes back           |                     |
      | or the borrower comes back to the page |                     |
    But nothing happens
      | the borrower sends it (bind) |

  Scenario: The page shows the backend's message about the refusal
    Its message stays on the page.
    Then this happens
      | the borrower taps "Contact us"                                 | customer service opens |
      | the borrower taps "See my order", when the page names an order | the order opens        |
    But nothing happens
      | the borrower taps "See my order", unless the page names an order |

  Scenario: The form is filled in
    Then this happens
      | when the other tab shows:                         | the other tab shows                        |
      |   the borrower chooses the tab of banks           | what is missing is marked                  |
      |   or the borrower chooses the tab of e-wallets    | the backend's message is removed           |
      | the borrower types a number of digits             | the field holds it                         |
      |                                                   | what is missing is marked                  |
      | the borrower types a number with letters          | the field holds it                         |
      |                                                   | the backend's message is removed           |
      | the borrower opens the list of wallets            | a picker is open                           |
      | or the borrower opens the list of banks           |                                            |
      | or the borrower opens the list of cities          |                                            |
      | the borrower taps "Next", when all is filled in   | the account is being bound, and back waits |
      | the borrower taps "Next", unless all is filled in | the fault is pointed at                    |
    But nothing happens
      | unless the other tab shows:                 |
      |   the borrower chooses the tab of banks     |
      |   the borrower chooses the tab of e-wallets |

  Scenario: A picker is open
    Nothing counts until it is confirmed.
    Then this happens
      | the borrower chooses what is offered                     | the picker shows it   |
      | or the borrower searches for a bank                      |                       |
      | or the borrower opens a province                         |                       |
      | or the borrower taps "Back"                              |                       |
      | or the borrower goes back, when a group is open          |                       |
      | the borrower closes the dialog                           | the form is filled in |
      | or the borrower goes back, unless a group is open        |                       |
      | or the borrower taps "Confirm", when something is chosen |                       |
    But nothing happens
      | the borrower taps "Confirm", unless something is chosen |

  Scenario: The account is being bound, and back waits
    Then this happens
      | the backend has bound the account, when the borrower came from an   | the account is bound, and the order is being opened or did not open  |
      |   order                                                             |   by itself                                                          |
      |                                                                     | what was pending is settled                                          |
      |                                                                     | the shell is notified how binding ended                              |
      |                                                                     | a toast says "Your account is saved"                                 |
      |                                                                     | the order opens                                                      |
      | the backend has bound the account, unless the borrower came from an | the account is bound, and the web view is being closed or did not    |
      |   order                                                             |   close by itself                                                    |
      |                                                                     | what was pending is settled                                          |
      |                                                                     | the shell is notified how binding ended                              |
      |                                                                     | the shell closes the web page                                        |
      | the backend refuses                                                 | the form is filled in                                                |
      |                                                                     | a toast says the backend's message: "Not possible today"             |
      | the backend refuses the number                                      | the form is filled in                                                |
      |                                                                     | a toast says the backend's message: "This mobile number is not known |
      |                                                                     |   to the wallet."                                                    |
      | there is no response, so the outcome is unknown                     | the outcome is unknown, and the borrower is asked what to do         |
      | or 1 minute passes: the request timed out                           | the app is notified that the outcome is unclear                      |
    But nothing happens
      | the borrower sends it (bind)    |
      | a check finds it done (checked) |

  Scenario: The outcome is unknown, and the borrower is asked what to do
    The root asks the person.
    Then this happens
      | the borrower sends it (bind)   | the account is being bound, and back waits |
      | the borrower leaves it for now | the form is filled in                      |

  Scenario: The account is bound, and the order is being opened or did not open by itself
    Then this happens
      | the borrower taps "See my order" | the order opens |
    But nothing happens
      | the borrower sends it (bind) |

  Scenario: The account is bound, and the web view is being closed or did not close by itself
    Then this happens
      | the borrower taps the button to leave | the shell closes the web page |
    But nothing happens
      | the borrower sends it (bind) |

  Scenario: Everywhere else
    But nothing happens
      | the borrower leaves it for now      |
      | the borrower goes back              |
      | the connection comes back           |
      | the borrower comes back to the page |

  Scenario: What always holds
    But this never holds
      | the account is bound again after it was bound |
