Feature: outcome unknown

  Scenario: full 1
    Given outcome unknown is opened (a push)
    Then asking untold (Nobody has looked yet.)
    And nothing comes of it: the person taps "Pay this way all the same"
    When the person taps "Check (now|again)"
    Then checking (The lender's side is looked at.)
    And nothing comes of it: the person taps "Check (now|again)"; the person taps "Try again"; the person taps "Pay this way all the same"
    When the person leaves it
    Then left and done

  Scenario: full 2
    Given outcome unknown is opened (an open repayment)
    Then asking untold (Nobody has looked yet.)
    And nothing comes of it: the person taps "Try again"
    When the person leaves it
    Then left and done

  Scenario: full 3
    Given outcome unknown is opened (another way to pay)
    Then asking untold (Nobody has looked yet.)
    And nothing comes of it: the person taps "Check (now|again)"
    When the person taps "Pay this way all the same"
    Then other way taken and done

  Scenario: full 4
    Given outcome unknown is opened (a push)
    Then asking untold (Nobody has looked yet.)
    When the person taps "Try again"
    Then retried and done

  Scenario: full 5
    Given outcome unknown is opened (a push)
    Then asking untold (Nobody has looked yet.)
    When the phone has its back button pressed
    Then left and done

  Scenario: full 6
    Given outcome unknown is opened (a push)
    Then asking untold (Nobody has looked yet.)
    When the person taps "Check (now|again)"
    Then checking (The lender's side is looked at.)
    When the phone has its back button pressed
    Then left and done

  Scenario: full 7
    Given outcome unknown is opened (a push)
    Then asking untold (Nobody has looked yet.)
    When the person taps "Check (now|again)"
    Then checking (The lender's side is looked at.)
    When check says 'done'
    Then settled (The lender's side shows that it was done.)
    And nothing comes of it: the person taps "Try again"; the person taps "Pay this way all the same"
    When the person taps "Continue"
    Then gone and done

  Scenario: full 8
    Given outcome unknown is opened (a push)
    Then asking untold (Nobody has looked yet.)
    When the person taps "Check (now|again)"
    Then checking (The lender's side is looked at.)
    When check says 'notDone'
    Then asking not done (The lender's side shows that it was not done so far.)
    And nothing comes of it: the person taps "Pay this way all the same"
    When the person taps "Check (now|again)"
    Then checking
    When check says 'notDone'
    Then asking not done
    When the person taps "Check (now|again)"
    Then checking
    When check says 'unclear'
    Then asking unclear (The lender's side does not tell, or could not be asked.)
    And nothing comes of it: the person taps "Pay this way all the same"
    When the person taps "Check (now|again)"
    Then checking
    When check says 'unclear'
    Then asking unclear
    When the person taps "Check (now|again)"
    Then checking
    When check says 'refused'
    Then asking unclear
    When the person taps "Check (now|again)"
    Then checking
    When check says 'cut'
    Then asking unclear
    When the person taps "Check (now|again)"
    Then checking
    When 60 s pass
    Then asking unclear
    When the person taps "Check (now|again)"
    Then checking
    When check says 'done'
    Then settled (The lender's side shows that it was done.)
    When the person leaves it
    Then gone and done

  Scenario: full 9
    Given outcome unknown is opened (an open repayment)
    Then asking untold (Nobody has looked yet.)
    When the person taps "Check (now|again)"
    Then checking (The lender's side is looked at.)
    When check says 'notDone'
    Then asking not done (The lender's side shows that it was not done so far.)
    And nothing comes of it: the person taps "Try again"
    When the person taps "Check (now|again)"
    Then checking
    When check says 'unclear'
    Then asking unclear (The lender's side does not tell, or could not be asked.)
    And nothing comes of it: the person taps "Try again"
    When the person taps "Check (now|again)"
    Then checking
    When check says 'done'
    Then settled (The lender's side shows that it was done.)
    When the phone has its back button pressed
    Then gone and done
