Feature: The testers' page

  Scenario: It is opened
    Then it begins like this
      | the page is opened | the page shows |

  Scenario: In every state
    Then this happens
      | the tester edits the data of the device           | the field holds it                        |
      | or the tester edits the name of the device        |                                           |
      | or the tester types a contact                     |                                           |
      | or the tester types nothing but blanks            |                                           |
      | the tester chooses a photo                        | the photo shows                           |
      | or the tester chooses another photo               |                                           |
      | the tester taps "Submit", when a contact is typed | a toast says the backend's message: "Ana" |
    But nothing happens
      | the tester taps "Submit", unless a contact is typed |

  Scenario: The page shows
    Then this happens
      | the tester taps "Get location" | the device is asked where it is |

  Scenario: The device is asked where it is
    Then this happens
      | the device says where it is                  | the page shows                               |
      | or the device says that it is elsewhere      | the place is shown                           |
      | the device does not say where it is          | the page shows                               |
      | or 30 seconds pass: the device took too long | a toast says "The location is not available" |
    But nothing happens
      | the tester taps "Get location" |
