Feature: Toasts

  Scenario: It is opened
    Then it begins like this
      | the app is opened | no message is due |

  Scenario: No message is due
    Then this happens
      | a flow asks for a toast in our words                            | the first message of the queue is on show |
      | or a flow asks for a short toast                                |                                           |
      | or a flow says that something was done                          |                                           |
      | or the app says that a link leads nowhere                       |                                           |
      | or a flow says that an account is saved, on the way to the next |                                           |
      |   screen                                                        |                                           |
      | or a flow asks for a toast too short to be read                 |                                           |
    But nothing happens
      | the borrower dismisses the toast           |
      | another screen takes the place of this one |
      | an irreversible request is sent            |

  Scenario: The first message of the queue is on show
    Then this happens
      | when it was the last one:                                            | no message is due        |
      |   the borrower dismisses the toast                                   |                          |
      |   or 3 seconds pass: the toast had its time                          |                          |
      | or an irreversible request is sent                                   |                          |
      | unless it says the same as the last one:                             | the toast waits its turn |
      |   a flow asks for a short toast                                      |                          |
      |   or a flow says that something was done                             |                          |
      |   or the app says that a link leads nowhere                          |                          |
      |   or a flow says that an account is saved, on the way to the next    |                          |
      |     screen                                                           |                          |
      |   or a flow asks for a toast too short to be read                    |                          |
      |   or a flow asks for a toast in our words                            |                          |
      | or unless it was the last one:                                       |                          |
      |   the borrower dismisses the toast                                   |                          |
      |   or 3 seconds pass: the toast had its time                          |                          |
      | or another screen takes the place of this one, when something is     |                          |
      |   said of the next screen                                            |                          |
      | another screen takes the place of this one, unless something is said | no message is due        |
      |   of the next screen                                                 |                          |
    But nothing happens
      | when it says the same as the last one:                                |
      |   a flow asks for a short toast                                       |
      |   a flow says that something was done                                 |
      |   the app says that a link leads nowhere                              |
      |   a flow says that an account is saved, on the way to the next screen |
      |   a flow asks for a toast too short to be read                        |
      |   a flow asks for a toast in our words                                |
