Feature: Toasts

  Scenario: It is opened
    Then this is how it begins
      | the app is opened | no message is due |

  Scenario: No message is due
    Then this is what comes of it
      | a flow asks for a toast in our words            | the first message of the queue is on show |
      | or a flow asks for a short toast                |                                           |
      | or a flow asks for a toast too short to be read |                                           |
    But nothing comes of it
      | the borrower dismisses the toast         |
      | something that cannot be undone goes out |

  Scenario: The first message of the queue is on show
    Then this is what comes of it
      | a flow asks for a toast in our words                              | the toast waits its turn |
      | or a flow asks for a short toast                                  |                          |
      | or a flow asks for a toast too short to be read                   |                          |
      | or the borrower dismisses the toast, unless it was the last one   |                          |
      | or 3 seconds pass: the toast had its time, unless it was the last |                          |
      |   one                                                             |                          |
      | the borrower dismisses the toast, when it was the last one        | no message is due        |
      | or something that cannot be undone goes out                       |                          |
      | or 3 seconds pass: the toast had its time, when it was the last   |                          |
      |   one                                                             |                          |
