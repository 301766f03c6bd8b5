Feature: complaint details

  Scenario: full 1
    Given complaint details is opened (plain)
    Then loading
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person chooses stars (one); the person chooses stars (five); the phone has its back button pressed
    When load complaint says 'waiting'
    Then shown settled (No rating is asked for: it was cancelled, left, or never due.)
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the person goes back to the rating that was put off; the person chooses stars (one); the person chooses stars (five); the phone has its back button pressed
    When the app comes back to the screen (open)
    Then shown outcome unknown (Nobody knows whether it was done, and the person is told so.)
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person chooses stars (one); the person chooses stars (five)
    When the phone has its back button pressed
    Then shown outcome unknown
    When outcome unknown says 'retried'
    Then shown sending
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person chooses stars (one); the person chooses stars (five); the person sends the rating; the person closes the dialog; the phone has its back button pressed
    When rate service says 'rated'
    Then shown rated (The lender has the rating.)
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the person chooses stars (one); the person chooses stars (five); the phone has its back button pressed

  Scenario: full 2
    Given complaint details is opened (with an open rating)
    Then loading
    When load complaint says 'waiting'
    Then shown outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'tookOtherWay'
    Then shown sending
    When rate service says 'refused'
    Then shown rating (The borrower is asked for stars.)
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open)
    When the person chooses stars (one)
    Then shown rating
    When the person chooses stars (five)
    Then shown rating
    When the person sends the rating
    Then shown sending
    When rate service says 'lost'
    Then shown outcome unknown
    When outcome unknown says 'left'
    Then shown settled (No rating is asked for: it was cancelled, left, or never due.)
    When the app comes back to the screen (open)
    Then shown outcome unknown
    When outcome unknown says 'wentOn'
    Then shown rated (The lender has the rating.)

  Scenario: full 3
    Given complaint details is opened (plain)
    Then loading
    When load complaint says 'answered'
    Then shown reading (The borrower reads the answer before a rating is asked for.)
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the person chooses stars (one); the person chooses stars (five); the phone has its back button pressed
    When the app comes back to the screen (open)
    Then shown outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'left'
    Then shown reading
    When the app comes back to the screen (open)
    Then shown outcome unknown
    When outcome unknown says 'broke'
    Then shown reading
    When 3 s pass
    Then shown rating (The borrower is asked for stars.)
    When the person sends the rating
    Then shown rating
    When the person closes the dialog
    Then shown settled (No rating is asked for: it was cancelled, left, or never due.)
    When the person goes back to the rating that was put off
    Then shown rating
    When the phone has its back button pressed
    Then shown settled
    When the app comes back to the screen (open)
    Then shown outcome unknown
    When outcome unknown says 'retried'
    Then shown sending
    When 60 s pass
    Then shown outcome unknown
    When outcome unknown says 'retried'
    Then shown sending
    When rate service says 'refused'
    Then shown rating
    When the person chooses stars (one)
    Then shown rating
    When the person sends the rating
    Then shown sending
    When rate service says 'lost'
    Then shown outcome unknown
    When outcome unknown says 'broke'
    Then shown settled

  Scenario: full 4
    Given complaint details is opened (plain)
    Then loading
    When load complaint says 'refused'
    Then failed by lender
    And nothing comes of it: the person chooses stars (one); the person chooses stars (five); the phone has its back button pressed
    When the person taps "Try again"
    Then loading
    When load complaint says 'cut'
    Then failed by connection (There was no connection; the page goes on by itself when it is back.)
    And nothing comes of it: the person chooses stars (one); the person chooses stars (five); the phone has its back button pressed
    When the device does 'connection restored'
    Then loading
    When load complaint says 'garbage'
    Then failed by lender
    When the app comes back to the screen (clear)
    Then loading
    When 60 s pass
    Then failed by lender
    When the app comes back to the screen (open)
    Then loading
    When load complaint says 'waiting'
    Then shown settled (No rating is asked for: it was cancelled, left, or never due.)
    When the app comes back to the screen (open)
    Then shown outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'left'
    Then shown settled
    When the app comes back to the screen (open)
    Then shown outcome unknown
    When outcome unknown says 'broke'
    Then shown settled

  Scenario: full 5
    Given complaint details is opened (with an open rating)
    Then loading
    When load complaint says 'answered'
    Then shown outcome unknown (Nobody knows whether it was done, and the person is told so.)
