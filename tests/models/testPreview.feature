Feature: The testers' page

  Scenario: It is opened
    Then this is how it begins
      | the page is opened | the page shows |

  Scenario: Wherever it is
    Then this is what comes of it
      | the tester edits the data of the device           | the field holds it                       |
      | or the tester types a contact                     |                                          |
      | or the tester types nothing but blanks            |                                          |
      | the tester chooses a photo                        | the photo shows                          |
      | the tester taps "Submit", when a contact is typed | a toast says what the lender says: "Ana" |
    But nothing comes of it
      | the tester taps "Submit", unless a contact is typed |

  Scenario: The page shows
    Then this is what comes of it
      | the tester taps "Get location" | the device is asked where it is |

  Scenario: The device is asked where it is
    Then this is what comes of it
      | the device says where it is                  | the page shows                               |
      |                                              | the place is shown                           |
      | the device does not say where it is          | the page shows                               |
      | or 30 seconds pass: the device took too long | a toast says "The location is not available" |
    But nothing comes of it
      | the tester taps "Get location" |
