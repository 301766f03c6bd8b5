Feature: complaint next

  Scenario: full 1
    Given complaint next is opened (plain)
    Then titles loading and step writing
    And nothing comes of it: the person taps "Load the topic again"; the person writes (the same); the person removes the picture (first); the device does 'connection restored'; the app comes back to the screen (clear); the phone has its back button pressed
    When the person writes (words)
    Then titles loading and step writing
    When the person writes (blanks)
    Then titles loading and step writing
    When the person adds a picture (one)
    Then titles loading and step writing
    When the person adds a picture (one)
    Then titles loading and step writing
    When the person removes the picture (first)
    Then titles loading and step writing
    When the person sends the complaint
    Then titles loading and step writing
    When the person writes (words)
    Then titles loading and step writing
    When the person sends the complaint
    Then titles loading and step sending
    And nothing comes of it: the person writes (words); the person writes (the same); the person writes (blanks); the person sends the complaint; the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the phone has its back button pressed
    When load problems says 'titles'
    Then titles listed and step sending
    And nothing comes of it: the person writes (words); the person writes (the same); the person writes (blanks); the person sends the complaint; the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the phone has its back button pressed
    When save complaint says 'saved'
    Then titles listed and step sent (The lender has it: its number and the day of the answer show for a moment, then the entry opens.)
    And nothing comes of it: the device does 'connection restored'
    When the person closes the dialog
    Then titles listed and step sent
    When the app comes back to the screen (clear)
    Then titles listed and step sent
    When the app comes back to the screen (open)
    Then titles listed and step sent
    When the phone has its back button pressed
    Then titles listed and step sent
    When 1500 ms pass
    Then titles listed and step sent

  Scenario: full 2
    Given complaint next is opened (with a draft)
    Then titles loading and step writing
    When the app comes back to the screen (open)
    Then titles loading and step outcome unknown (Nobody knows whether it was done, and the person is told so.)
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open)
    When the phone has its back button pressed
    Then titles loading and step outcome unknown
    When load problems says 'titles'
    Then titles listed and step outcome unknown
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open)
    When outcome unknown says 'retried'
    Then titles listed and step sending
    When save complaint says 'refused'
    Then titles listed and step writing
    And nothing comes of it: the person taps "Load the topic again"; the person writes (the same); the device does 'connection restored'; the app comes back to the screen (clear); the phone has its back button pressed
    When the person removes the picture (first)
    Then titles listed and step writing
    And nothing comes of it: the person removes the picture (first)
    When the app comes back to the screen (open)
    Then titles listed and step outcome unknown
    When outcome unknown says 'tookOtherWay'
    Then titles listed and step sending
    When save complaint says 'lost'
    Then titles listed and step outcome unknown
    When outcome unknown says 'left'
    Then titles listed and step writing
    When the person adds a picture (one)
    Then titles listed and step writing
    When the person sends the complaint
    Then titles listed and step writing
    When image 1 says 'uploaded'
    Then titles listed and step writing
    When image 1 says 'uploaded'
    Then titles listed and step writing
    When the person sends the complaint
    Then titles listed and step sending
    When 60 s pass
    Then titles listed and step outcome unknown
    When outcome unknown says 'wentOn'
    Then titles listed and step arrived (The lender has it, as the borrower's complaints show, which are being opened.)
    And nothing comes of it: the device does 'connection restored'
    When the person taps "My complaints"
    Then titles listed and step arrived
    When the app comes back to the screen (clear)
    Then titles listed and step arrived
    When the app comes back to the screen (open)
    Then titles listed and step arrived
    When the phone has its back button pressed
    Then titles listed and step arrived

  Scenario: full 3
    Given complaint next is opened (without a type)
    Then titles loading and step writing
    When the person taps "Choose what it is about"
    Then titles loading and step writing
    When load problems says 'cut'
    Then titles missing (The complaint can be written and sent all the same.) and step writing
    And nothing comes of it: the person writes (the same); the person removes the picture (first); the phone has its back button pressed
    When the device does 'connection restored'
    Then titles loading and step writing
    When 60 s pass
    Then titles missing and step writing
    When the app comes back to the screen (clear)
    Then titles loading and step writing
    When the person sends the complaint
    Then titles loading and step writing
    When the person sends the complaint
    Then titles loading and step writing
    When the app comes back to the screen (open)
    Then titles loading and step outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'wentOn'
    Then titles loading and step arrived (The lender has it, as the borrower's complaints show, which are being opened.)
    And nothing comes of it: the device does 'connection restored'
    When load problems says 'cut'
    Then titles missing and step arrived
    When the app comes back to the screen (clear)
    Then titles loading and step arrived
    When load problems says 'cut'
    Then titles missing and step arrived
    When the app comes back to the screen (open)
    Then titles loading and step arrived

  Scenario: full 4
    Given complaint next is opened (with an open complaint)
    Then titles loading and step outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'broke'
    Then titles loading and step writing
    When load problems says 'cut'
    Then titles missing (The complaint can be written and sent all the same.) and step writing
    When the person taps "Load the topic again"
    Then titles loading and step writing
    When the person writes (words)
    Then titles loading and step writing
    When the person sends the complaint
    Then titles loading and step sending
    When load problems says 'cut'
    Then titles missing and step sending
    And nothing comes of it: the person writes (words); the person writes (the same); the person writes (blanks); the person sends the complaint; the phone has its back button pressed
    When the device does 'connection restored'
    Then titles loading and step sending
    When save complaint says 'saved'
    Then titles loading and step sent (The lender has it: its number and the day of the answer show for a moment, then the entry opens.)
    And nothing comes of it: the device does 'connection restored'
    When load problems says 'cut'
    Then titles missing and step sent
    When the app comes back to the screen (clear)
    Then titles loading and step sent

  Scenario: full 5
    Given complaint next is opened (plain)
    Then titles loading and step writing
    When load problems says 'cut'
    Then titles missing (The complaint can be written and sent all the same.) and step writing
    When the app comes back to the screen (open)
    Then titles loading and step outcome unknown (Nobody knows whether it was done, and the person is told so.)
