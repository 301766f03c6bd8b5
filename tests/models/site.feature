Feature: site

  Scenario: full 1
    Given site is opened (advantages)
    Then advantages
    When the person follows a link of the navigation (lender)
    Then advantages

  Scenario: full 2
    Given site is opened (guide)
    Then guide (How a loan goes, and the loan agreement in a frame.)

  Scenario: full 3
    Given site is opened (lender)
    Then lender

  Scenario: full 4
    Given site is opened (contact)
    Then contact writing
    When the person fills in a field (name)
    Then contact writing
    When the person fills in a field (phone)
    Then contact writing
    When the person fills in a field (message)
    Then contact writing
    When the person fills in a field (spaces)
    Then contact writing
    When the person taps "Send"
    Then contact writing
    When the person fills in a field (message)
    Then contact writing
    When the person taps "Send"
    Then contact sent (The message was just sent.)
    When 1 s pass
    Then contact writing
    When the person taps "Send"
    Then contact writing
    When the person taps "Send"
    Then contact writing

  Scenario: full 5
    Given site is opened (privacy)
    Then privacy (The privacy policy in a frame.)

  Scenario: full 6
    Given site is opened (user)
    Then user (A section that is still empty (docs/product/site.md#screen).)
