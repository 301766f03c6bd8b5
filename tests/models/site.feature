Feature: The lender's website

  Scenario: It is opened
    Then this is how it begins
      | the first page is opened              | the advantages show                                |
      | the page of how a loan goes is opened | how a loan goes, and the loan agreement in a frame |
      | the page about the lender is opened   | the lender shows                                   |
      | the contact page is opened            | the form can be filled in                          |
      | the privacy page is opened            | the privacy policy in a frame                      |
      | the page of users is opened           | a section shows that is still empty                |

  Scenario: Wherever it is
    Then this is what comes of it
      | the visitor follows a link of the navigation | the page about the lender opens |

  Scenario: The form to write to the lender shows
    Then this is what comes of it
      | the visitor types a name                | the field holds it        |
      | or the visitor types a phone number     | what is missing is marked |
      | or the visitor types a message          |                           |
      | or the visitor types nothing but blanks |                           |

  Scenario: The form can be filled in
    Then this is what comes of it
      | the visitor taps "Send", when all is filled in   | the message was just sent                       |
      |                                                  | a toast says "Thank you for your message."      |
      | the visitor taps "Send", unless all is filled in | the fault is pointed at                         |
      |                                                  | a toast says "Please fill in all three fields." |

  Scenario: The message was just sent
    Then this is what comes of it
      | 1 second passes: another message can be sent | the form can be filled in |
