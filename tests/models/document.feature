Feature: document

  Scenario: full 1
    Given document is opened (aboutUs)
    Then reading
    When the person reads on (service)
    Then reading

  Scenario: full 2
    Given document is opened (privacyPolicy)
    Then reading

  Scenario: full 3
    Given document is opened (loanAgreement)
    Then reading
