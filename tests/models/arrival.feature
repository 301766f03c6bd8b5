Feature: arrival

  Scenario: full 1
    Given arrival is opened (payment)
    Then unasked (Nobody has looked yet: the borrower has the code in front of him.)
    When the app looks whether the payment arrived
    Then looking (The order is looked at.)
    And nothing comes of it: the app looks whether the payment arrived
    When load order says 'nothing'
    Then waiting (The lender does not have it so far.)
    When the app looks whether the payment arrived
    Then looking
    When load order says 'nothing'
    Then waiting
    When the app looks whether the payment arrived
    Then looking
    When load order says 'silent'
    Then waiting
    When the app looks whether the payment arrived
    Then looking
    When load order says 'part'
    Then partly (The lender has a part of it, and still asks for the rest.)
    When the app looks whether the payment arrived
    Then looking
    When load order says 'nothing'
    Then waiting
    When the app looks whether the payment arrived
    Then looking
    When load order says 'part'
    Then partly
    When the app looks whether the payment arrived
    Then looking
    When load order says 'part'
    Then partly
    When the app looks whether the payment arrived
    Then looking
    When load order says 'next'
    Then arrived (The lender has the payment.)
    When the app looks whether the payment arrived
    Then looking
    When load order says 'moved'
    Then arrived
    When the app looks whether the payment arrived
    Then looking
    When load order says 'settled'
    Then arrived
    When the app looks whether the payment arrived
    Then looking
    When load order says 'refused'
    Then unseen (The order could not be looked at.)
    When the app looks whether the payment arrived
    Then looking
    When load order says 'cut'
    Then unseen
    When the app looks whether the payment arrived
    Then looking
    When 60 s pass
    Then unseen

  Scenario: full 2
    Given arrival is opened (extension)
    Then unasked (Nobody has looked yet: the borrower has the code in front of him.)
    When the app looks whether the payment arrived
    Then looking (The order is looked at.)
    When load order says 'silent'
    Then waiting (The lender does not have it so far.)
    When the app looks whether the payment arrived
    Then looking
    When load order says 'part'
    Then waiting
    When the app looks whether the payment arrived
    Then looking
    When load order says 'next'
    Then waiting
