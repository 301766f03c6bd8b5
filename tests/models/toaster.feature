Feature: Toasts

  Scenario: It is opened
    Then this is how it begins
      | the app is opened | no message is due |

  Scenario: No message is due
    Then this is what comes of it
      | a flow asks for a toast in our words                            | the first message of the queue is on show |
      | or a flow asks for a short toast                                |                                           |
      | or a flow says that something was done                          |                                           |
      | or the app says that a link leads nowhere                       |                                           |
      | or a flow says that an account is saved, on the way to the next |                                           |
      |   screen                                                        |                                           |
      | or a flow asks for a toast too short to be read                 |                                           |
    But nothing comes of it
      | the borrower dismisses the toast           |
      | another screen takes the place of this one |
      | something that cannot be undone goes out   |

  Scenario: The first message of the queue is on show
    Then this is what comes of it
      | when it was the last one:                                            | no message is due        |
      |   the borrower dismisses the toast                                   |                          |
      |   or 3 seconds pass: the toast had its time                          |                          |
      | or something that cannot be undone goes out                          |                          |
      | unless it says the same as the last one:                             | the toast waits its turn |
      |   a flow asks for a toast in our words                               |                          |
      |   or a flow asks for a short toast                                   |                          |
      |   or a flow says that something was done                             |                          |
      |   or the app says that a link leads nowhere                          |                          |
      |   or a flow says that an account is saved, on the way to the next    |                          |
      |     screen                                                           |                          |
      |   or a flow asks for a toast too short to be read                    |                          |
      | or unless it was the last one:                                       |                          |
      |   the borrower dismisses the toast                                   |                          |
      |   or 3 seconds pass: the toast had its time                          |                          |
      | or another screen takes the place of this one, when something is     |                          |
      |   said of the next screen                                            |                          |
      | another screen takes the place of this one, unless something is said | no message is due        |
      |   of the next screen                                                 |                          |
