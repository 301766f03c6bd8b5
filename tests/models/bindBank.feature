Feature: bind bank

  Scenario: full 1
    Given bind bank is opened (by itself)
    Then loading
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the phone has its back button pressed
    When load bank fields says 'form'
    Then filling
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the person changes the tab (wallet); the phone has its back button pressed
    When the app comes back to the screen (open)
    Then outcome unknown (Nobody knows whether it was done, and the person is told so.)
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open)
    When the phone has its back button pressed
    Then outcome unknown
    When outcome unknown says 'retried'
    Then binding
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the phone has its back button pressed
    When bind account says 'bound'
    Then bound (The account is bound, and the page is being left or could not be left by itself.)
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the app comes back to the screen (open); the phone has its back button pressed
    When the person leaves
    Then bound

  Scenario: full 2
    Given bind bank is opened (from an order)
    Then loading
    When load bank fields says 'nothing'
    Then failed by lender
    And nothing comes of it: the phone has its back button pressed
    When the person taps "Try again"
    Then loading
    When load bank fields says 'refused'
    Then failed by lender
    When the device does 'connection restored'
    Then loading
    When load bank fields says 'cut'
    Then failed by connection (There was no connection; the page goes on by itself when it is back.)
    And nothing comes of it: the phone has its back button pressed
    When the app comes back to the screen (clear)
    Then loading
    When load bank fields says 'garbage'
    Then failed by lender
    When the app comes back to the screen (open)
    Then loading
    When 60 s pass
    Then failed by lender
    When the person taps "Try again"
    Then loading
    When load bank fields says 'form'
    Then filling
    When the person changes the tab (bank)
    Then filling
    And nothing comes of it: the person changes the tab (bank)
    When the person changes the tab (wallet)
    Then filling
    When the person types the number (digits)
    Then filling
    When the person types the number (letters)
    Then filling
    When the person types the number (letters)
    Then filling
    When the person taps "Next"
    Then filling
    When the person changes the tab (bank)
    Then filling
    When the person opens a picker (bank)
    Then picking (A picker is open; nothing counts until it is confirmed.)
    And nothing comes of it: the device does 'connection restored'; the app comes back to the screen (clear); the person taps "Confirm"
    When the app comes back to the screen (open)
    Then outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'tookOtherWay'
    Then binding
    When bind account says 'refused'
    Then filling
    When the app comes back to the screen (open)
    Then outcome unknown
    When outcome unknown says 'left'
    Then filling
    When the person changes the tab (wallet)
    Then filling
    When the app comes back to the screen (open)
    Then outcome unknown
    When outcome unknown says 'wentOn'
    Then bound (The account is bound, and the page is being left or could not be left by itself.)

  Scenario: full 3
    Given bind bank is opened (with an open binding)
    Then loading
    When load bank fields says 'form'
    Then outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'broke'
    Then filling
    When the person changes the tab (bank)
    Then filling
    When the person opens a picker (city)
    Then picking (A picker is open; nothing counts until it is confirmed.)
    When the app comes back to the screen (open)
    Then outcome unknown
    When outcome unknown says 'retried'
    Then binding
    When bind account says 'refusedNumber'
    Then filling
    When the person opens a picker (bank)
    Then picking
    When the person searches (bank)
    Then picking
    When the person chooses (offered)
    Then picking
    When the person taps "Confirm"
    Then filling
    When the person opens a picker (bank)
    Then picking
    When the person taps "Confirm"
    Then filling
    When the person opens a picker (bank)
    Then picking
    When the person closes the picker
    Then filling
    When the person opens a picker (bank)
    Then picking
    When the phone has its back button pressed
    Then filling
    When the person opens a picker (city)
    Then picking
    When the person taps "Metro Manila" (province)
    Then picking
    When the person taps "Back"
    Then picking
    When the person taps "Metro Manila" (province)
    Then picking
    When the phone has its back button pressed
    Then picking
    When the app comes back to the screen (open)
    Then outcome unknown
    When outcome unknown says 'retried'
    Then binding
    When bind account says 'lost'
    Then outcome unknown
    When outcome unknown says 'retried'
    Then binding
    When 60 s pass
    Then outcome unknown
    When outcome unknown says 'left'
    Then filling
    When the person taps "Next"
    Then filling
    When the person taps "Next"
    Then filling
    When the person changes the tab (wallet)
    Then filling
    When the person types the number (digits)
    Then filling
    When the person taps "Next"
    Then binding
    When bind account says 'refused'
    Then filling
    When the person types the number (digits)
    Then filling
    When the person types the number (letters)
    Then filling
    When the person taps "Next"
    Then filling
    When the person types the number (digits)
    Then filling
    When the person taps "Next"
    Then binding
    When bind account says 'refused'
    Then filling
    When the person taps "Next"
    Then binding
    When bind account says 'refused'
    Then filling
    When the app comes back to the screen (open)
    Then outcome unknown
    When outcome unknown says 'retried'
    Then binding
    When bind account says 'refused'
    Then filling
    When the person changes the tab (bank)
    Then filling
    When the person opens a picker (city)
    Then picking
    When the person taps "Metro Manila" (province)
    Then picking
    When the person chooses (offered)
    Then picking
    When the person taps "Confirm"
    Then filling
    When the person taps "Next"
    Then binding
    When bind account says 'refused'
    Then filling
    When the person opens a picker (bank)
    Then picking
    When the person taps "Confirm"
    Then filling
    When the person changes the tab (wallet)
    Then filling
    When the person types the number (letters)
    Then filling
    When the app comes back to the screen (open)
    Then outcome unknown
    When outcome unknown says 'retried'
    Then binding
    When bind account says 'refused'
    Then filling
    When the person types the number (letters)
    Then filling

  Scenario: full 4
    Given bind bank is opened (with an open binding)
    Then loading
    When load bank fields says 'form'
    Then outcome unknown (Nobody knows whether it was done, and the person is told so.)
    When outcome unknown says 'retried'
    Then binding
    When bind account says 'refused'
    Then filling
    When the person taps "Next"
    Then filling
    When the person changes the tab (bank)
    Then filling
    When the person taps "Next"
    Then filling
    When the person opens a picker (bank)
    Then picking (A picker is open; nothing counts until it is confirmed.)
    When the person chooses (offered)
    Then picking
    When the person taps "Confirm"
    Then filling
    When the person changes the tab (wallet)
    Then filling
    When the app comes back to the screen (open)
    Then outcome unknown
    When outcome unknown says 'retried'
    Then binding
    When bind account says 'refused'
    Then filling
    When the person taps "Next"
    Then filling
    When the person types the number (digits)
    Then filling
    When the person changes the tab (bank)
    Then filling
    When the app comes back to the screen (open)
    Then outcome unknown
    When outcome unknown says 'retried'
    Then binding
    When bind account says 'refused'
    Then filling
    When the person taps "Next"
    Then filling
    When the person opens a picker (city)
    Then picking
    When the person taps "Metro Manila" (province)
    Then picking
    When the person chooses (offered)
    Then picking
    When the person taps "Confirm"
    Then filling
