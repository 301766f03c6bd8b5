Feature: rating

  Scenario: full 1
    Given rating is opened (with nothing open)
    Then choosing
    When the person chooses stars (three)
    Then choosing
    When the person chooses stars (four)
    Then choosing
    When the person sends the rating
    Then sending
    And nothing comes of it: the person chooses stars (three); the person sends the rating; the person closes the dialog; the phone has its back button pressed
    When send app rating says 'ok'
    Then closed and done

  Scenario: full 2
    Given rating is opened (with an open rating)
    Then outcome unknown (Nobody knows whether it was done, and the person is told so.)
    And nothing comes of it: the person chooses stars (three); the person chooses stars (four); the person sends the rating
    When the phone has its back button pressed
    Then outcome unknown
    When outcome unknown says 'retried'
    Then sending
    And nothing comes of it: the person chooses stars (four)
    When send app rating says 'ok'
    Then thanked (Fewer than four stars: the result is shown here, not in the shop of apps.)
    And nothing comes of it: the person chooses stars (three); the person chooses stars (four); the person sends the rating
    When the person closes the dialog
    Then closed and done

  Scenario: full 3
    Given rating is opened (with nothing open)
    Then choosing
    When the person sends the rating
    Then choosing
    When the person closes the dialog
    Then closed and done

  Scenario: full 4
    Given rating is opened (with nothing open)
    Then choosing
    When the phone has its back button pressed
    Then closed and done

  Scenario: full 5
    Given rating is opened (with an open rating)
    Then outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'tookOtherWay'
    Then sending
    When send app rating says 'refused'
    Then choosing
    When the person chooses stars (three)
    Then choosing
    When the person sends the rating
    Then sending
    When send app rating says 'lost'
    Then outcome unknown
    When outcome unknown says 'left'
    Then closed and done

  Scenario: full 6
    Given rating is opened (with an open rating)
    Then outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'wentOn'
    Then thanked (Fewer than four stars: the result is shown here, not in the shop of apps.)
    When the phone has its back button pressed
    Then closed and done

  Scenario: full 7
    Given rating is opened (with an open rating)
    Then outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'broke'
    Then closed and done

  Scenario: full 8
    Given rating is opened (with an open rating)
    Then outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'retried'
    Then sending
    When 60 s pass
    Then outcome unknown
    When outcome unknown says 'retried'
    Then sending
    When send app rating says 'refused'
    Then choosing
    When the person chooses stars (four)
    Then choosing
    When the person sends the rating
    Then sending
    When send app rating says 'lost'
    Then outcome unknown
    When outcome unknown says 'wentOn'
    Then closed and done
