Feature: complaint details

  Scenario: full 1
    Given complaint details is opened
    Then loading
    And nothing comes of it: the phone comes back to the app; the person chooses stars (one); the person chooses stars (five); the phone has its back button pressed
    When load complaint says 'waiting'
    Then shown settled (No rating is asked for: it was given, or cancelled, or never due.)
    And nothing comes of it: the phone comes back to the app; the person chooses stars (one); the person chooses stars (five); the phone has its back button pressed

  Scenario: full 2
    Given complaint details is opened
    Then loading
    When load complaint says 'answered'
    Then shown reading (The borrower reads the answer before a rating is asked for.)
    And nothing comes of it: the phone comes back to the app; the person chooses stars (one); the person chooses stars (five); the phone has its back button pressed
    When 3 s pass
    Then shown rating choosing
    And nothing comes of it: the phone comes back to the app
    When the person chooses stars (one)
    Then shown rating choosing
    And nothing comes of it: the person chooses stars (one)
    When the person chooses stars (five)
    Then shown rating choosing
    And nothing comes of it: the person chooses stars (five)
    When the person sends the rating
    Then shown rating sending
    And nothing comes of it: the phone comes back to the app; the person chooses stars (one); the person chooses stars (five); the person sends the rating; the person closes the dialog; the phone has its back button pressed
    When rate service says 'rated'
    Then shown settled (No rating is asked for: it was given, or cancelled, or never due.)

  Scenario: full 3
    Given complaint details is opened
    Then loading
    When load complaint says 'refused'
    Then failed (The complaint could not be loaded.)
    And nothing comes of it: the person chooses stars (one); the person chooses stars (five); the phone has its back button pressed
    When the person taps "Try again"
    Then loading
    When load complaint says 'cut'
    Then failed
    When the phone comes back to the app
    Then loading
    When 60 s pass
    Then failed
    When the person taps "Try again"
    Then loading
    When load complaint says 'answered'
    Then shown reading (The borrower reads the answer before a rating is asked for.)
    When 3 s pass
    Then shown rating choosing
    When the person sends the rating
    Then shown rating choosing
    When the person closes the dialog
    Then shown settled (No rating is asked for: it was given, or cancelled, or never due.)

  Scenario: full 4
    Given complaint details is opened
    Then loading
    When load complaint says 'answered'
    Then shown reading (The borrower reads the answer before a rating is asked for.)
    When 3 s pass
    Then shown rating choosing
    When the phone has its back button pressed
    Then shown settled (No rating is asked for: it was given, or cancelled, or never due.)

  Scenario: full 5
    Given complaint details is opened
    Then loading
    When load complaint says 'answered'
    Then shown reading (The borrower reads the answer before a rating is asked for.)
    When 3 s pass
    Then shown rating choosing
    When the person chooses stars (one)
    Then shown rating choosing
    When the person sends the rating
    Then shown rating sending
    When rate service says 'refused'
    Then shown rating choosing
    When the person sends the rating
    Then shown rating sending
    When rate service says 'garbage'
    Then shown rating choosing
    When the person chooses stars (five)
    Then shown rating choosing
    When the person sends the rating
    Then shown rating sending
    When rate service says 'lost'
    Then shown rating outcome unknown (Nobody knows whether the rating arrived; sending it again counts once.)
    And nothing comes of it: the phone comes back to the app; the person chooses stars (one); the person chooses stars (five)
    When the person sends the rating
    Then shown rating sending
    When 60 s pass
    Then shown rating outcome unknown
    When the person closes the dialog
    Then shown settled (No rating is asked for: it was given, or cancelled, or never due.)

  Scenario: full 6
    Given complaint details is opened
    Then loading
    When load complaint says 'answered'
    Then shown reading (The borrower reads the answer before a rating is asked for.)
    When 3 s pass
    Then shown rating choosing
    When the person chooses stars (one)
    Then shown rating choosing
    When the person sends the rating
    Then shown rating sending
    When rate service says 'garbage'
    Then shown rating choosing
    When the person sends the rating
    Then shown rating sending
    When rate service says 'lost'
    Then shown rating outcome unknown (Nobody knows whether the rating arrived; sending it again counts once.)
    When the phone has its back button pressed
    Then shown settled (No rating is asked for: it was given, or cancelled, or never due.)
