Feature: The company's website

  Scenario: It is opened
    Then it begins like this
      | the first page is opened              | the advantages show                                |
      | the page of how a loan goes is opened | how a loan goes, and the loan agreement in a frame |
      | the page about the company is opened  | the section about the company shows                |
      | the contact page is opened            | the form can be filled in                          |
      | the privacy page is opened            | the privacy policy in a frame                      |
      | the page of users is opened           | a section shows that is still empty                |

  Scenario: In every state
    Then this happens
      | the visitor follows a link of the navigation     | the page about the company opens |
      | the visitor follows the link to customer service | customer service opens           |

  Scenario: The form to write to the company shows
    Then this happens
      | the visitor types a name                | the field holds it        |
      | or the visitor types a phone number     | what is missing is marked |
      | or the visitor types a message          |                           |
      | or the visitor types nothing but blanks |                           |

  Scenario: The form can be filled in
    Then this happens
      | the visitor taps "Send", when all is filled in   | the message was just sent                       |
      |                                                  | a toast says "Thank you for your message."      |
      | the visitor taps "Send", unless all is filled in | the fault is pointed at                         |
      |                                                  | a toast says "Please fill in all three fields." |

  Scenario: The message was just sent
    Then this happens
      | 1 second passes: another message can be sent | the form can be filled in |
